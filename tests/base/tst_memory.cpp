// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/memory.h"
#include "support/suite.h"

#include <QTest>

#include <cstdlib>

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#include <malloc.h>
#define RUNLATCH_COUNTS_MAPPED 1
#endif

/// A large buffer is given back to the system when it is freed.
class tst_Memory : public QObject
{
    Q_OBJECT
private slots:
    /// A buffer with its own memory mapping is returned to the system, whatever lies beside it.
    void aLargeBufferIsMappedAlsoAfterALargerOneWasFreed()
    {
#if defined(RUNLATCH_COUNTS_MAPPED)
        runlatch::base::returnFreedBuffers();
        void *volatile larger = std::malloc(8 * 1024 * 1024);
        std::free(larger);
        const auto before = mallinfo2().hblks;
        void *volatile large = std::malloc(1024 * 1024);
        const auto with = mallinfo2().hblks;
        std::free(large);
        QCOMPARE(with, before + 1);
        QCOMPARE(mallinfo2().hblks, before);
#else
        QSKIP("this allocator does not tell");
#endif
    }
};

RUNLATCH_TEST(tst_Memory)
#include "tst_memory.moc"
