// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/shortcuts.h"

#include "ui/widgets/keyrules.h"

#include <QAction>
#include <QCoreApplication>

#include <utility>

namespace runlatch::ui {

namespace {

/// Default keys are safe where they are, so they are always taken back.
Shortcuts::Keys safeKeys(const Shortcuts::Keys &keys, const Shortcuts::Keys &defaults, const QAction &action)
{
    Shortcuts::Keys safe = keys;
    safe.removeIf([&defaults, isOfList = isOfList(action)](const QKeySequence &key) {
        return !defaults.contains(key) && faultOf(key, isOfList) != KeyFault::None;
    });
    return safe.isEmpty() && !keys.isEmpty() ? defaults : safe;
}

} // namespace

Shortcuts::Shortcuts(QObject *parent)
    : QObject(parent)
{
}

Shortcuts &Shortcuts::all()
{
    auto *known = qApp->findChild<Shortcuts *>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new Shortcuts(qApp);
}

void Shortcuts::add(QAction &action, const QString &id)
{
    action.setObjectName(id);
    if (!m_defaults.contains(id))
        m_defaults.insert(id, action.shortcuts());
    connect(this, &Shortcuts::applying, &action, [this, &action](const QString &changed) {
        if (changed == action.objectName())
            apply(action);
    });
    apply(action);
    emit changed(id);
}

bool Shortcuts::has(const QAction &action) const
{
    return m_defaults.contains(action.objectName());
}

Shortcuts::Keys Shortcuts::defaultsOf(const QAction &action) const
{
    return m_defaults.value(action.objectName(), action.shortcuts());
}

QString Shortcuts::textOf(const QString &id) const
{
    return m_present.value(id).value(0).toString(QKeySequence::NativeText);
}

void Shortcuts::setChangedKeys(const QHash<QString, Keys> &keys)
{
    const QHash<QString, Keys> before = std::exchange(m_changed, keys);
    for (auto one = before.cbegin(); one != before.cend(); ++one) {
        if (!m_changed.contains(one.key()))
            announce(one.key());
    }
    for (auto one = keys.cbegin(); one != keys.cend(); ++one)
        announce(one.key());
}

void Shortcuts::change(const QString &id, const Keys &keys)
{
    if (keys == m_defaults.value(id))
        m_changed.remove(id);
    else
        m_changed.insert(id, keys);
    announce(id);
}

void Shortcuts::apply(QAction &action)
{
    const QString id = action.objectName();
    const Keys defaults = m_defaults.value(id);
    const auto changed = m_changed.constFind(id);
    const Keys keys = changed == m_changed.cend() ? defaults : safeKeys(*changed, defaults, action);
    if (action.shortcuts() != keys)
        action.setShortcuts(keys);
    m_present.insert(id, keys);
}

void Shortcuts::announce(const QString &id)
{
    emit applying(id);
    emit changed(id);
}

} // namespace runlatch::ui
