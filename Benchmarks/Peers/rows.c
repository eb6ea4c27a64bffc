// rows [N]   Offsets over N row heights (1,000,000): build, look up, update; nanoseconds a row, lookup or update.
//
// Heights are whole 1/64 px (24 to 120), so that every structure must agree to the last bit; check is a sum of answers.
// Floors: plain sums of prefixes, a Fenwick tree, and a tree of sums with 32 children a node.
#include "bench.h"

#include <stdint.h>

enum { QUESTIONS = 1000000, FLAT_UPDATES = 200, SHIFT = 5, FAN = 1 << SHIFT, MAX_LEVELS = 6 };

static int count;
static double *heights, *prefix, *fenwick;
static double *levels[MAX_LEVELS];  // level 0 has the heights
static int level_counts[MAX_LEVELS], level_count;
static uint64_t random_state = 88172645463325252ull;

static uint64_t next_random(void) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}

static void fenwick_build(void) {
    memset(fenwick, 0, (count + 1) * sizeof *fenwick);
    for (int i = 1; i <= count; i++) {
        fenwick[i] += heights[i - 1];
        int parent = i + (i & -i);
        if (parent <= count) fenwick[parent] += fenwick[i];
    }
}

static void fenwick_add(int row, double change) {
    for (int i = row + 1; i <= count; i += i & -i) fenwick[i] += change;
}

static double fenwick_offset(int row) {
    double sum = 0;
    for (int i = row; i; i &= i - 1) sum += fenwick[i];
    return sum;
}

static int fenwick_find(double y) {
    int node = 0, step = 1;
    while (step * 2 <= count) step *= 2;
    for (; step; step /= 2)
        if (node + step <= count && fenwick[node + step] <= y) y -= fenwick[node += step];
    return node;
}

static void tree_build(void) {
    memcpy(levels[0], heights, count * sizeof *heights);
    for (int level = 1; level < level_count; level++)
        for (int node = 0; node < level_counts[level]; node++) {
            double sum = 0;
            for (int child = 0; child < FAN; child++) {
                int place = node * FAN + child;
                if (place < level_counts[level - 1]) sum += levels[level - 1][place];
            }
            levels[level][node] = sum;
        }
}

static void tree_add(int row, double change) {
    for (int level = 0; level < level_count; level++, row >>= SHIFT) levels[level][row] += change;
}

static double tree_offset(int row) {
    double sum = 0;
    for (int level = 0; level < level_count; level++, row >>= SHIFT)
        for (int node = row & -FAN; node < row; node++) sum += levels[level][node];
    return sum;
}

static int tree_find(double y) {
    int node = 0;
    for (int level = level_count - 1; level >= 0; level--) {
        if (level < level_count - 1) node <<= SHIFT;
        while (node < level_counts[level] - 1 && levels[level][node] <= y) y -= levels[level][node++];
    }
    return node;
}

static int prefix_find(double y) {
    const double *start = prefix;
    for (int left = count; left > 1;) {
        int half = left / 2;
        start += start[half] <= y ? half : 0;
        left -= half;
    }
    return (int)(start - prefix);
}

// Measures `work`, which adds its answers to `sum`, in every pass.
#define CASE(name, number, work)                                                       \
    do {                                                                               \
        Stopwatch watch = {0};                                                         \
        for (int pass = 0; pass <= COLD_PASSES; pass++) {                              \
            double sum = 0;                                                            \
            start(&watch);                                                             \
            work;                                                                      \
            stop(&watch);                                                              \
            watch.check = sum;                                                         \
        }                                                                              \
        report(&watch, "floor", "1", name, "rows-", number);                           \
    } while (0)

int main(int argc, char **argv) {
    count = argc > 1 ? atoi(argv[1]) : 1000000;
    if (count < 1) {
        fprintf(stderr, "“%s” is no number of rows\n", argv[1]);
        return 64;
    }
    heights = malloc(count * sizeof *heights);
    prefix = calloc(count + 1, sizeof *prefix);
    fenwick = calloc(count + 1, sizeof *fenwick);
    double total = 0;
    for (int i = 0; i < count; i++) total += heights[i] = (24 * 64 + next_random() % (96 * 64)) / 64.0;
    level_counts[0] = (count + FAN - 1) & -FAN;
    for (level_count = 1; level_counts[level_count - 1] > FAN; level_count++)
        level_counts[level_count] = ((level_counts[level_count - 1] + FAN - 1) / FAN + FAN - 1) & -FAN;
    for (int level = 0; level < level_count; level++) levels[level] = calloc(level_counts[level], sizeof(double));
    double *offsets = malloc(QUESTIONS * sizeof *offsets);
    int *rows = malloc(QUESTIONS * sizeof *rows);
    for (int i = 0; i < QUESTIONS; i++) {
        offsets[i] = next_random() / 18446744073709551616.0 * total;
        rows[i] = next_random() % count;
    }

    CASE("prefix_build", count, {
        for (int i = 0; i < count; i++) {
            prefix[i] = sum;
            sum += heights[i];
        }
        prefix[count] = sum;
    });
    CASE("fenwick_build", count, {
        fenwick_build();
        sum = fenwick_offset(count);
    });
    CASE("tree_build", count, {
        tree_build();
        sum = tree_offset(count);
    });
    CASE("prefix_find", QUESTIONS, { for (int i = 0; i < QUESTIONS; i++) sum += prefix_find(offsets[i]); });
    CASE("fenwick_find", QUESTIONS, { for (int i = 0; i < QUESTIONS; i++) sum += fenwick_find(offsets[i]); });
    CASE("tree_find", QUESTIONS, { for (int i = 0; i < QUESTIONS; i++) sum += tree_find(offsets[i]); });
    CASE("prefix_offset", QUESTIONS, { for (int i = 0; i < QUESTIONS; i++) sum += prefix[rows[i]]; });
    CASE("fenwick_offset", QUESTIONS, { for (int i = 0; i < QUESTIONS; i++) sum += fenwick_offset(rows[i]); });
    CASE("tree_offset", QUESTIONS, { for (int i = 0; i < QUESTIONS; i++) sum += tree_offset(rows[i]); });
    CASE("prefix_update", FLAT_UPDATES, {
        for (int i = 0; i < FLAT_UPDATES; i++)
            for (int later = rows[i & ~1] + 1; later <= count; later++) prefix[later] += i & 1 ? -8 : 8;
        sum = prefix[count];
    });
    // Every change is taken back by the next, as the benchmarked library's cases do.
    CASE("fenwick_update", QUESTIONS, {
        for (int i = 0; i < QUESTIONS; i++) fenwick_add(rows[i & ~1], i & 1 ? -8 : 8);
        sum = fenwick_offset(count);
    });
    CASE("tree_update", QUESTIONS, {
        for (int i = 0; i < QUESTIONS; i++) tree_add(rows[i & ~1], i & 1 ? -8 : 8);
        sum = tree_offset(count);
    });
    CASE("fenwick_update_find", QUESTIONS, {
        for (int i = 0; i < QUESTIONS; i++) {
            fenwick_add(rows[i & ~1], i & 1 ? -8 : 8);
            sum += fenwick_find(offsets[i]);
        }
    });
    CASE("tree_update_find", QUESTIONS, {
        for (int i = 0; i < QUESTIONS; i++) {
            tree_add(rows[i & ~1], i & 1 ? -8 : 8);
            sum += tree_find(offsets[i]);
        }
    });
    return 0;
}
