// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace runlatch::store {

/// Whether this window has files to keep its work in. What must not begin without them (listening, archiving, creating)
/// goes through `pass`; all else works without. Open until somebody says otherwise.
class StoreGate final : public QObject
{
    Q_OBJECT

public:
    /// Calls `goOn` before it returns where the files are open. Else they are tried once more, and then the person is
    /// asked for another folder: `goOn` is called when they are open there; never where the person would not choose,
    /// or `context` died. What waits gives way to what comes later.
    void pass(QObject *context, std::function<void()> goOn);
    void giveUp(); ///< the person would not choose

    /// Said by whoever opens the files.
    void setOpening();
    void setOpen(const QString &folder);
    void setClosed(const base::Error &why, const QString &folder);
    bool isOpen() const { return m_state == State::Open; }
    bool isOpening() const { return m_state == State::Opening; }

signals:
    void openWanted(const QString &folder); ///< empty: where it was tried at first
    void opened(const QString &folder);
    void closed(const runlatch::base::Error &why, const QString &folder);
    void folderWanted(); ///< after `closed`: something waits

private:
    enum class State { Opening, Open, Closed };

    State m_state = State::Open;
    QPointer<QObject> m_context;
    std::function<void()> m_goOn; ///< what waits; empty: nothing
};

} // namespace runlatch::store
