// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/file/capturewriter.h"
#include "store/search/wordindexer.h"

#include <QObject>

namespace runlatch::store {

/// Seals stored captures anew by the present names of secrets (NameSealing). It looks for them beside the writer, in a
/// thread of low priority, and gives the writer one slice after the other, so it goes on where it was ended or killed.
/// When all are sealed, the log is emptied and the index of words made anew; the next opening rewrites the file. A
/// capture that cannot be read in a damaged file is left alone; after any other fault the next opening goes on.
class SealingAnew final : public QObject
{
    Q_OBJECT
public:
    /// A slice ends after so many captures, or so many bytes.
    static constexpr int SliceCaptures = 100;
    static constexpr qint64 SliceBytes = 4 << 20;

    /// `writer` and `indexer` must outlive this; `indexer` lives in the thread of this object.
    SealingAnew(const QString &file, const StoreKey &key, CaptureWriter &writer, WordIndexer &indexer);

    void open(); ///< call after the open() of both, in the thread of this object
    void close();
    void useKey(const StoreKey &key) { m_sealer.use(key); } ///< what earlier keys sealed can still be opened
    void begin(); ///< call when the names of secrets changed; nothing happens when the file is closed

signals:
    void done(); ///< all is sealed by the present names

private:
    using Step = std::function<base::Done(NameSealing &)>;

    void write(Step step, void (SealingAnew::*next)());
    void step();
    void finish();
    base::Result<QList<qint64>> dueAmong(const QList<qint64> &ids, qint64 &reached);

    Database m_database;
    Sealer m_sealer;
    RowSealing m_rows;
    CaptureWriter &m_writer;
    WordIndexer &m_indexer;
    bool m_isOpen = false;
    bool m_isBusy = false;  ///< a step is on its way
    bool m_isAgain = false; ///< the names changed meanwhile
};

} // namespace runlatch::store
