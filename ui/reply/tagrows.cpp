// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/tagrows.h"

#include "ui/reply/tagrow.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/fieldlabel.h"

#include <QVBoxLayout>

using runlatch::protocol::Tag;

namespace runlatch::ui {

namespace {

bool isEmpty(const Tag &tag)
{
    return tag.name.isEmpty() && tag.label.isEmpty();
}

} // namespace

TagRows::TagRows(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(Theme::of(this).u());
    auto *head = new QHBoxLayout;
    auto *label =
        new FieldLabel(tr("Tags \u00B7 \u201Cstatus\u201D and \u201Cseverity\u201D are shown in the list"), this);
    label->setWordWrap(true);
    m_add = makeButton(ButtonRole::Text, tr("Add tag"), QStringLiteral("plus"), this);
    label->setBuddy(m_add);
    head->addWidget(label, 1);
    head->addWidget(m_add);
    m_layout->addLayout(head);
    connect(m_add, &QPushButton::clicked, this, [this] { addRow({})->focusName(); });
}

QList<Tag> TagRows::tags() const
{
    QList<Tag> tags;
    for (const TagRow *row : m_rows) {
        if (const Tag tag = row->tag(); !isEmpty(tag))
            tags += tag;
    }
    return tags;
}

void TagRows::setTags(const QList<Tag> &tags)
{
    for (TagRow *row : std::exchange(m_rows, {}))
        row->deleteLater();
    for (const Tag &tag : tags)
        addRow(tag);
}

TagRow *TagRows::addRow(const Tag &tag)
{
    auto *row = new TagRow(this);
    row->setTag(tag);
    m_rows += row;
    m_layout->addWidget(row);
    row->show(); // must be visible at once, because it takes the focus
    number();
    connect(row, &TagRow::changed, this, &TagRows::changed);
    connect(row, &TagRow::removeWanted, this, [this, row] { remove(row); });
    return row;
}

void TagRows::remove(TagRow *row)
{
    const Tag tag = row->tag();
    int index = 0; // the index of the row among the non-empty ones
    for (const TagRow *other : m_rows) {
        if (other == row)
            break;
        index += isEmpty(other->tag()) ? 0 : 1;
    }
    const qsizetype place = m_rows.indexOf(row);
    const bool hadFocus = row->isAncestorOf(window()->focusWidget());
    m_rows.removeAt(place);
    if (hadFocus && m_rows.isEmpty())
        m_add->setFocus();
    else if (hadFocus)
        m_rows.at(std::min(place, m_rows.size() - 1))->focusRemove();
    row->hide();
    row->deleteLater();
    number();
    if (isEmpty(tag))
        return;
    emit changed();
    emit removed(tag, index);
}

void TagRows::number()
{
    for (qsizetype index = 0; index < m_rows.size(); ++index)
        m_rows.at(index)->setNumber(int(index) + 1);
}

} // namespace runlatch::ui
