// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>

#include <array>

namespace runlatch::ui {

/// The kinds of alerts, from the least to the most urgent.
enum class AlertKind {
    Requests,
    SimulatorFailed,
    ListenerUnreached,
    ListenerFailed,
    DeadlineOver,
    DeadlineSoon,
    DeadlineLast
};

inline constexpr std::array AllAlertKinds{
    AlertKind::Requests,     AlertKind::SimulatorFailed, AlertKind::ListenerUnreached, AlertKind::ListenerFailed,
    AlertKind::DeadlineOver, AlertKind::DeadlineSoon,    AlertKind::DeadlineLast};

/// One alert, ready to be shown. Its texts are bounded and on one line each (alertOf). The title has no character of
/// markup. The text has them as they are: a channel whose desktop may read markup takes care of that.
struct Alert
{
    AlertKind kind = AlertKind::Requests;
    QString title;
    QString text; ///< may be empty
    friend bool operator==(const Alert &, const Alert &) = default;
};

/// The alert for `count` events of a kind. `what` is of the newest one and may be a stranger's: where it is from and
/// until when, or the sentence that says what failed.
Alert alertOf(AlertKind kind, int count, const QString &what);

/// The text without any character of markup, for desktops of which it is not known whether they read it.
QString withoutMarkup(const QString &text);

/// A way to show alerts outside the window. An alert replaces the one of its kind before it. show() never waits, and
/// says nothing where the desktop has no place for it. Lives in the window's thread.
class AlertChannel : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void show(const Alert &alert) = 0;

signals:
    /// A person clicked on an alert. `token` lets the window come to the front, where the desktop asks for one.
    void clicked(runlatch::ui::AlertKind kind, const QByteArray &token);
};

} // namespace runlatch::ui
