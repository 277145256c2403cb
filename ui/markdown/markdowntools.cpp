// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdowntools.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct MarkdownTool
{
    MarkdownMark mark;
    QString id;
    QString text;
    QString icon;
    QString keys;
};

QList<MarkdownTool> markdownTools()
{
    using enum MarkdownMark;
    return {{Bold, u"body.bold"_s, MarkdownTools::tr("Bold"), u"bold"_s, u"Ctrl+B"_s},
            {Italic, u"body.italic"_s, MarkdownTools::tr("Italic"), u"italic"_s, u"Ctrl+I"_s},
            {Code, u"body.code"_s, MarkdownTools::tr("Code"), u"code"_s, u"Ctrl+Shift+E"_s},
            {Link, u"body.link"_s, MarkdownTools::tr("Link"), u"link"_s, u"Ctrl+Shift+K"_s},
            {Heading, u"body.heading"_s, MarkdownTools::tr("Heading"), u"heading"_s, u"Ctrl+Shift+H"_s},
            {List, u"body.list"_s, MarkdownTools::tr("List"), u"list"_s, u"Ctrl+Shift+L"_s},
            {Table, u"body.table"_s, MarkdownTools::tr("Table"), u"table"_s, u"Ctrl+Shift+T"_s}};
}

} // namespace

MarkdownTools::MarkdownTools(QWidget *scope)
    : QWidget(scope)
    , m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(Theme::of(this).u());
    const QList<MarkdownTool> tools = markdownTools();
    for (const MarkdownTool &tool : tools) {
        auto *action = new QAction(tool.text, scope);
        action->setShortcut(QKeySequence(tool.keys));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        scope->addAction(action);
        Shortcuts::all().add(*action, tool.id);
        connect(action, &QAction::triggered, this, [this, mark = tool.mark] { emit marked(mark); });
        QPushButton *button = makeButton(ButtonRole::Icon, tool.text, tool.icon, this);
        button->setFocusPolicy(Qt::NoFocus); // the selection stays in sight, and the keyboard has the key
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        new KeyTip(*button, tool.id, tool.text);
        m_row->addWidget(button);
    }
    m_row->addStretch(1);
}

void MarkdownTools::addAtEnd(QWidget *widget)
{
    m_row->addWidget(widget);
}

} // namespace runlatch::ui
