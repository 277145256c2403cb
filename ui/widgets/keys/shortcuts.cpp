// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/shortcuts.h"

#include "ui/widgets/keys/keyrules.h"

#include <QAction>
#include <QCoreApplication>

#include <optional>
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
    connect(this, &Shortcuts::applying, &action, [this, &action](const QSet<QString> &ids) {
        if (ids.contains(action.objectName()))
            apply(action);
    });
    const auto known = m_present.constFind(id);
    const std::optional<Keys> before = known == m_present.cend() ? std::nullopt : std::optional(*known);
    apply(action);
    if (before != m_present.value(id)) // the rows of a long list have equal actions, and each has tips that listen
        emit changed({id});
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
    QSet<QString> ids(before.keyBegin(), before.keyEnd());
    ids.unite({keys.keyBegin(), keys.keyEnd()});
    announce(ids);
}

void Shortcuts::change(const QString &id, const Keys &keys)
{
    change(QHash<QString, Keys>{{id, keys}});
}

void Shortcuts::change(const QHash<QString, Keys> &keys)
{
    for (auto one = keys.cbegin(); one != keys.cend(); ++one) {
        if (*one == m_defaults.value(one.key()))
            m_changed.remove(one.key());
        else
            m_changed.insert(one.key(), *one);
    }
    announce({keys.keyBegin(), keys.keyEnd()});
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

/// Settings may name any number of commands that there are not. Nobody looks for these.
void Shortcuts::announce(QSet<QString> ids)
{
    ids.removeIf([this](const QString &id) { return !m_defaults.contains(id); });
    emit applying(ids);
    emit changed(ids);
}

} // namespace runlatch::ui
