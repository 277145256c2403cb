// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMap>
#include <QSettings>
#include <QString>

namespace runlatch::settings {

/// A part of the window that is there again at the next start. The connection and its workspace are in Connections.
enum class SessionPart {
    Page,
    Segment, ///< of the change requests
    ChangeRequestFilter,
    ChangeRequestSort,
    ChangeRequest, ///< the id of the chosen one
    CaptureFilter,
    Capture, ///< the number of the chosen one; empty while the newest one is chosen
    CaptureTab,
    SimulatorTab,
    CheckTarget, ///< its URL
    CheckKind,
    CheckFilter,
    ActivityKind,
    ActivityFilter,
    Listener,      ///< "listening" while it listens because a person wanted it to; only if listensAgain()
    RequestsOf,    ///< "shared" while those of the shared store are shown
    SharedStore,   ///< its address
    SharedKeyFile, ///< of its secrets
    SharedFilter
};

/// The window as it was left, in the file of the Preferences, which writes it within a second. What is read is not
/// trusted: whoever uses a text ignores what it does not know. One thread.
class Session
{
public:
    static constexpr qsizetype MaxFilter = 2000; ///< characters
    static constexpr qsizetype MaxName = 100;    ///< characters, of anything else

    explicit Session(QSettings &settings); ///< must outlive this

    QString text(SessionPart part) const; ///< empty if nothing was kept, or what was kept is too long
    /// Keeps the text. One that is too long, or may have a secret, is not kept, and neither is the one before it.
    void setText(SessionPart part, const QString &text);

    bool isWanted() const;              ///< whether the user wants the window as it was left; true by default
    void setWanted(bool wanted);        ///< false forgets what was kept
    bool listensAgain() const;          ///< whether a listener that ran at the end starts again; false by default
    void setListensAgain(bool again);   ///< false forgets whether it ran
    void pause() { m_isPaused = true; } ///< nothing is read or kept from now on, as in a demonstration
    /// The window is made anew in this process: text() is from now on what setText() was told last, also where that is
    /// not kept. It is in memory, within the same bounds.
    void goOn() { m_goesOn = true; }

private:
    QSettings &m_settings;
    QMap<SessionPart, QString> m_now; ///< as setText() was told
    bool m_isPaused = false;
    bool m_goesOn = false;
};

} // namespace runlatch::settings
