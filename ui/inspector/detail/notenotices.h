// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QObject>
#include <QStringList>

namespace runlatch::ui {

class MessageBar;
class NoteKeeper;

/// Says in its own bar which notes a store has not taken, until it has them. Those of a store that is not open any more
/// stand in no request, so their texts are kept here until the user closes the bar.
class NoteNotices final : public QObject
{
    Q_OBJECT

public:
    NoteNotices(MessageBar &bar, NoteKeeper &keeper, QObject *parent = nullptr); ///< all must outlive this

private:
    void showFailed(qint64 id, const base::Error &error);
    void keepLost(qint64 id, const QString &note, const base::Error &error);
    void copyLost() const;

    MessageBar &m_bar;
    QStringList m_lost; ///< with the numbers of their requests
};

} // namespace runlatch::ui
