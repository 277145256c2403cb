// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/tagrows.h"

#include "lint/resultlimits.h"
#include "ui/reply/tagrow.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/fixline.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/label.h"

#include <QHash>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::Tag;

namespace runlatch::ui {

namespace {

static_assert(TagRows::MaxRows == lint::resultlimits::MaxTagNames * lint::resultlimits::MaxTags);

bool isEmpty(const Tag &tag)
{
    return tag.name.isEmpty() && tag.label.isEmpty();
}

bool isError(const FieldRemark &remark)
{
    return remark.severity == lint::LintSeverity::Error;
}

} // namespace

TagRows::TagRows(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_line(new FixLine(this))
    , m_more(new Label(tr("Only the first %1 tags can be edited here. The others stay as they are.")
                           .arg(QLocale().toString(MaxRows)),
                       TextStyle::Small, this))
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
    m_layout->addWidget(m_line);
    m_layout->addWidget(m_more);
    m_more->setMuted(true);
    m_more->setWordWrap(true);
    m_more->hide();
    connect(m_add, &QPushButton::clicked, this, [this] {
        TagRow *row = addRow({});
        row->beginNew();
        row->focusName();
    });
}

QList<Tag> TagRows::tags() const
{
    QList<Tag> tags;
    for (const TagRow *row : m_rows) {
        if (const Tag tag = row->tag(); !isEmpty(tag))
            tags += tag;
    }
    return tags + m_others;
}

void TagRows::setTags(const QList<Tag> &tags)
{
    m_remarked = nullptr;
    for (TagRow *row : std::exchange(m_rows, {}))
        row->deleteLater();
    const qsizetype rows = std::min(MaxRows, tags.size());
    for (const Tag &tag : tags.first(rows))
        addRow(tag);
    m_others = tags.sliced(rows);
    m_more->setVisible(!m_others.isEmpty());
}

int TagRows::showRemarks(const QList<FieldRemark> &remarks)
{
    m_remarked = nullptr;
    const FieldRemark *whole = nullptr;
    QHash<TagRow *, QList<FieldRemark>> ofRows;
    for (const FieldRemark &remark : remarks) {
        if (remark.field.member != "tags"_L1)
            continue;
        if (TagRow *row = rowOf(remark.field))
            ofRows[row].append(remark);
        else if (whole == nullptr)
            whole = &remark;
    }
    m_line->setRemark(whole ? whole->tone() : Tone::None, whole ? whole->sentence : QString());
    int hidden = 0;
    for (TagRow *row : std::as_const(m_rows)) {
        const QList<FieldRemark> own = ofRows.value(row);
        row->showRemark(row->isNew() ? nullptr : worstOf(own, "tags"_L1));
        hidden += row->isNew() ? static_cast<int>(std::count_if(own.begin(), own.end(), isError)) : 0;
        if (m_remarked == nullptr && !own.isEmpty() && !row->isNew())
            m_remarked = row;
    }
    return hidden;
}

/// The row that a remark is about, counted without empty ones, as tags() does. Null: it is about all of them.
TagRow *TagRows::rowOf(const ResultField &field) const
{
    int entry = 0;
    for (TagRow *row : m_rows) {
        const Tag tag = row->tag();
        if (isEmpty(tag) || tag.name != field.tag)
            continue;
        if (field.entry < 0 || entry++ == field.entry)
            return row;
    }
    return nullptr;
}

void TagRows::endNew()
{
    for (TagRow *row : std::as_const(m_rows))
        row->endNew();
}

bool TagRows::focusRemark()
{
    if (m_remarked)
        m_remarked->focusName();
    return m_remarked != nullptr;
}

TagRow *TagRows::addRow(const Tag &tag)
{
    auto *row = new TagRow(this);
    row->setTag(tag);
    m_rows += row;
    m_layout->addWidget(row);
    row->show(); // must be visible at once, because it takes the focus
    row->setNumber(static_cast<int>(m_rows.size()));
    connect(row, &TagRow::changed, this, &TagRows::changed);
    connect(row, &TagRow::left, this, &TagRows::left);
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
    m_remarked = m_remarked == row ? nullptr : m_remarked;
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
