// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/tagrow.h"

#include "ui/style/theme.h"
#include "ui/taskview/reviewerviewbadges.h"
#include "ui/widgets/controls/button.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

using runlatch::protocol::TagLevel;

namespace runlatch::ui {

TagRow::TagRow(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_label(new QLineEdit(this))
    , m_level(new QComboBox(this))
{
    const Theme &theme = Theme::of(this);
    m_name->setPlaceholderText(tr("Name"));
    m_label->setPlaceholderText(tr("Label"));
    for (const TagLevel level : {TagLevel::None, TagLevel::Info, TagLevel::Warning, TagLevel::Error}) {
        const QString icon = levelIcon(level);
        m_level->addItem(icon.isEmpty() ? QIcon() : theme.icon(icon, levelTone(level)), protocol::tagLevelName(level),
                         QVariant::fromValue(level));
    }
    auto *remove = makeButton(ButtonRole::Icon, tr("Remove this tag"), QStringLiteral("x"), this);
    m_remove = remove;
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme.u());
    layout->addWidget(m_name, 2);
    layout->addWidget(m_label, 3);
    layout->addWidget(m_level);
    layout->addWidget(remove);
    connect(m_name, &QLineEdit::textEdited, this, &TagRow::changed);
    connect(m_label, &QLineEdit::textEdited, this, &TagRow::changed);
    connect(m_level, &QComboBox::activated, this, &TagRow::changed);
    connect(remove, &QPushButton::clicked, this, &TagRow::removeWanted);
}

protocol::Tag TagRow::tag() const
{
    return {m_name->text(), m_label->text(), m_level->currentData().value<TagLevel>()};
}

void TagRow::setTag(const protocol::Tag &tag)
{
    m_name->setText(tag.name);
    m_label->setText(tag.label);
    m_level->setCurrentIndex(m_level->findText(protocol::tagLevelName(tag.level)));
}

void TagRow::setNumber(int number)
{
    m_name->setAccessibleName(tr("Name of tag %1").arg(number));
    m_label->setAccessibleName(tr("Label of tag %1").arg(number));
    m_level->setAccessibleName(tr("Level of tag %1").arg(number));
    m_remove->setAccessibleName(tr("Remove tag %1").arg(number));
}

void TagRow::focusName()
{
    m_name->setFocus();
}

void TagRow::focusRemove()
{
    m_remove->setFocus();
}

} // namespace runlatch::ui
