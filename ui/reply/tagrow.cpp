// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/tagrow.h"

#include "ui/style/theme.h"
#include "ui/taskview/taglevel.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/fixline.h"

#include <QComboBox>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::protocol::TagLevel;

namespace runlatch::ui {

TagRow::TagRow(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_label(new QLineEdit(this))
    , m_level(new QComboBox(this))
    , m_line(new FixLine(this))
{
    const Theme &theme = Theme::of(this);
    m_name->setPlaceholderText(tr("Name"));
    m_label->setPlaceholderText(tr("Label"));
    for (QLineEdit *line : {m_name, m_label})
        line->setMaxLength(MaxFieldLength);
    for (const TagLevel level : {TagLevel::None, TagLevel::Info, TagLevel::Warning, TagLevel::Error}) {
        const QString icon = levelIcon(level);
        m_level->addItem(theme.icon(icon.isEmpty() ? u"circle-dashed"_s : icon, levelTone(level)),
                         protocol::tagLevelName(level), QVariant::fromValue(level));
    }
    auto *remove = makeButton(ButtonRole::Icon, tr("Remove this tag"), QStringLiteral("x"), this);
    m_remove = remove;
    auto *cells = new QHBoxLayout;
    cells->setSpacing(theme.u());
    cells->addWidget(m_name, 2);
    cells->addWidget(m_label, 3);
    cells->addWidget(m_level);
    cells->addWidget(remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(cells);
    layout->addWidget(m_line);
    connect(m_name, &QLineEdit::textEdited, this, &TagRow::changed);
    connect(m_label, &QLineEdit::textEdited, this, &TagRow::changed);
    connect(m_level, &QComboBox::activated, this, &TagRow::changed);
    connect(m_label, &QLineEdit::editingFinished, this, [this] {
        if (std::exchange(m_isNew, false))
            emit left();
    });
    connect(remove, &QPushButton::clicked, this, &TagRow::removeWanted);
    connect(m_line, &FixLine::actionTriggered, this, &TagRow::fix);
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

void TagRow::endNew()
{
    m_isNew = false;
}

void TagRow::showRemark(const FieldRemark *remark)
{
    m_remark = remark ? *remark : FieldRemark();
    m_line->setRemark(m_remark.tone(), m_remark.sentence, m_remark.action);
    const bool isOfName = m_remark.field.entry < 0;
    m_name->setAccessibleDescription(isOfName ? m_remark.sentence : QString());
    m_label->setAccessibleDescription(isOfName ? QString() : m_remark.sentence);
}

void TagRow::fix()
{
    QLineEdit *line = m_remark.field.entry < 0 ? m_name : m_label;
    line->setText(m_remark.fixed);
    emit changed();
}

} // namespace runlatch::ui
