// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/headerstable.h"

#include "ui/widgets/keys/copying.h"
#include "ui/widgets/keys/edittarget.h"
#include "ui/widgets/keys/menukey.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using Column = models::HeaderModel::Column;

HeadersTable::HeadersTable(QWidget *parent)
    : TableView(tr("Headers"), parent)
{
    setModel(&m_model);
    setStretchColumn(static_cast<int>(Column::Value));
    setSample(static_cast<int>(Column::Name), u"X-TFC-Task-Signature-Name"_s);
    addActions();
}

void HeadersTable::addActions()
{
    const auto add = [this](const QString &text, auto wanted) {
        auto *action = new QAction(text, this);
        connect(action, &QAction::triggered, this, [this, wanted] {
            if (currentIndex().isValid())
                copyText(wanted(), m_areSecretsShown ? Copied::Secret : Copied::Text);
        });
        addAction(action);
        return action;
    };
    QAction *value = add(tr("Copy the value"), [this] { return textOf(Column::Value); });
    value->setShortcut(QKeySequence::Copy);
    value->setShortcutContext(Qt::WidgetShortcut);
    Shortcuts::all().add(*value, u"headers.copy_value"_s);
    offerInEditMenu(*add(tr("Copy name and value"), [this] {
        const QString name = textOf(Column::Name);
        return name.isEmpty() ? textOf(Column::Value) : name + u": "_s + textOf(Column::Value);
    }));
    setContextMenuPolicy(Qt::ActionsContextMenu);
    new MenuKey(*this);
}

void HeadersTable::setHead(const QByteArray &head, bool areSecretsShown)
{
    m_areSecretsShown = areSecretsShown;
    m_model.setHead(head);
}

QString HeadersTable::textOf(Column column) const
{
    return currentIndex().siblingAtColumn(static_cast<int>(column)).data(models::HeaderModel::FullTextRole).toString();
}

} // namespace runlatch::ui
