// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/heldkeys.h"

#include <QApplication>
#include <QKeyEvent>

namespace runlatch::ui {

namespace {

/// The scan code names the same key when it goes down and up. What it types may have become another letter meanwhile,
/// because Shift went up first.
quint32 placeOf(const QKeyEvent &event)
{
    return event.nativeScanCode() != 0 ? event.nativeScanCode() : static_cast<quint32>(event.key());
}

#ifdef Q_OS_MACOS
constexpr bool HidesOthers = true; ///< the system tells of no other key that goes up while Command is down
#else
constexpr bool HidesOthers = false;
#endif

} // namespace

HeldKeys::HeldKeys(QObject *parent)
    : QObject(parent)
{
    m_silence.setSingleShot(true);
    m_silence.setInterval(MaxSilence);
    connect(&m_silence, &QTimer::timeout, this, &HeldKeys::clear);
    qApp->installEventFilter(this);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive)
            clear();
    });
}

HeldKeys &HeldKeys::all()
{
    auto *known = qApp->findChild<HeldKeys *>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new HeldKeys(qApp);
}

/// A key that is a shortcut comes as ShortcutOverride only. A key that is held down goes up and down again and again.
bool HeldKeys::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        m_down.insert(placeOf(*static_cast<QKeyEvent *>(event)));
        m_silence.start();
    } else if (event->type() == QEvent::WindowBlocked) {
        clear(); // Qt drops what a blocked window is told
    } else if (event->type() == QEvent::KeyRelease) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (HidesOthers && key.key() == Qt::Key_Control)
            clear();
        else if (!key.isAutoRepeat() && m_down.remove(placeOf(key)) && m_down.isEmpty())
            emit released();
    }
    return false;
}

void HeldKeys::clear()
{
    if (m_down.isEmpty())
        return;
    m_down.clear();
    emit released();
}

} // namespace runlatch::ui
