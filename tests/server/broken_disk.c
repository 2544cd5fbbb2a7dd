/* A disk that cannot make anything durable while the file $BROKEN_DISK is there (LD_PRELOAD). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int sync_unless_broken(const char *name, int descriptor) {
    int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    const char *flag = getenv("BROKEN_DISK");
    if (flag != NULL && access(flag, F_OK) == 0) {
        errno = EIO;
        return -1;
    }
    return sync(descriptor);
}

int fdatasync(int descriptor) { return sync_unless_broken("fdatasync", descriptor); }

int fsync(int descriptor) { return sync_unless_broken("fsync", descriptor); }
