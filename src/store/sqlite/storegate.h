// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/error.h"
#include "base/result.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace runlatch::store {

/// Tells whether this window has files to keep its work in. Operations that must not begin without files (listening,
/// archiving, creating) go through `pass`; everything else works without them. The gate is open until setClosed() or
/// setOpening().
class StoreGate final : public QObject
{
    Q_OBJECT

public:
    /// Calls `goOn` before it returns if the files are open. Otherwise the files are tried once more, and then the
    /// user is asked for another folder. `goOn` is called when the files are open; it is never called if the user
    /// declines, or `context` died. A later call replaces a waiting one.
    void pass(QObject *context, std::function<void()> goOn);
    void giveUp(); ///< the user declined
    /// Answers whether the files are open, as soon as they were opened or refused. Never with an error.
    base::Call whenTried(QObject *context, base::Callback<bool> done);

    /// The owner of the files calls these.
    void setOpening();
    void setOpen(const QString &folder);
    void setClosed(const base::Error &why, const QString &folder);
    bool isOpen() const { return m_state == State::Open; }
    bool isOpening() const { return m_state == State::Opening; }
    struct Refusal
    {
        base::Error why;
        QString folder;
    };
    /// The reason that closed() told last; nullopt once the files are open.
    const std::optional<Refusal> &refusal() const { return m_refusal; }

signals:
    void openWanted(const QString &folder); ///< an empty folder means the folder that was tried at first
    void opened(const QString &folder);
    void closed(const runlatch::base::Error &why, const QString &folder);
    void folderWanted(); ///< emitted after `closed`, if a call waits

private:
    enum class State { Opening, Open, Closed };

    State m_state = State::Open;
    std::optional<Refusal> m_refusal;
    QPointer<QObject> m_context;
    std::function<void()> m_goOn; ///< continuation of the waiting call; empty if none waits
};

} // namespace runlatch::store
