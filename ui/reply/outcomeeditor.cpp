// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/outcomeeditor.h"

#include "lint/resultlimits.h"
#include "ui/reply/bodyeditor.h"
#include "ui/reply/tagrows.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "wording/sentence.h"

#include <QLineEdit>
#include <QLocale>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

OutcomeEditor::OutcomeEditor(QWidget *parent)
    : QWidget(parent)
    , m_id(new QLineEdit(this))
    , m_description(new QLineEdit(this))
    , m_url(new QLineEdit(this))
    , m_idField(new Field(tr("Outcome id"), m_id, this))
    , m_descriptionField(new Field(tr("Description"), m_description, this))
    , m_urlField(new Field(tr("URL of the outcome"), m_url, this))
    , m_tags(new TagRows(this))
    , m_body(new BodyEditor(this))
{
    const Theme &theme = Theme::of(this);
    m_id->setObjectName(u"outcomeId"_s);
    m_description->setObjectName(u"outcomeDescription"_s);
    m_url->setObjectName(u"outcomeUrl"_s);
    m_idField->setMinimumWidth(theme.width(u"ABCDE-1234"_s) + 4 * theme.u());
    auto *first = new QHBoxLayout;
    first->setSpacing(3 * theme.u());
    first->addWidget(m_idField, 1, Qt::AlignTop); // their remarks differ in height
    first->addWidget(m_descriptionField, 3, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * theme.u(), 3 * theme.u(), 4 * theme.u(), 3 * theme.u());
    layout->setSpacing(3 * theme.u());
    layout->addLayout(first);
    layout->addWidget(m_urlField);
    layout->addWidget(m_tags);
    layout->addWidget(m_body, 1);
    using namespace lint::resultlimits;
    addLine("outcome-id"_L1, m_id, m_idField, MaxOutcomeId);
    addLine("description"_L1, m_description, m_descriptionField, MaxMessage, tr("one line"));
    addLine("url"_L1, m_url, m_urlField, MaxUrl);
    connect(m_tags, &TagRows::changed, this, &OutcomeEditor::edited);
    connect(m_tags, &TagRows::left, this, &OutcomeEditor::showRemarks);
    connect(m_tags, &TagRows::removed, this, &OutcomeEditor::tagRemoved);
    connect(m_body, &BodyEditor::changed, this, &OutcomeEditor::edited);
}

void OutcomeEditor::addLine(QLatin1StringView member, QLineEdit *edit, Field *field, int limit, const QString &hint)
{
    edit->setMaxLength(MaxFieldLength);
    const Line line{member, edit, field, limit, hint};
    m_lines.append(line);
    showLength(line);
    connect(edit, &QLineEdit::textChanged, this, [this, line] {
        showLength(line);
        edited();
    });
    connect(edit, &QLineEdit::editingFinished, this, [this, member] { leave(member); });
    connect(field, &Field::actionTriggered, this, [this, line] { fix(line); });
}

protocol::Outcome OutcomeEditor::outcome() const
{
    return {m_id->text(), m_description->text(), m_body->text(), m_url->text(), m_tags->tags(), m_unknown};
}

void OutcomeEditor::setOutcome(const protocol::Outcome &outcome)
{
    const QScopedValueRollback loading(m_isLoading, true);
    m_id->setText(outcome.id);
    m_description->setText(outcome.description);
    m_url->setText(outcome.url);
    m_tags->setTags(outcome.tags);
    m_body->setText(outcome.body);
    m_unknown = outcome.unknown;
    m_new.clear();
    m_remarks.clear(); // they were of another outcome
    showRemarks();
}

void OutcomeEditor::focusId()
{
    m_id->setFocus();
}

bool OutcomeEditor::showError(const QString &member, const base::ServiceError &error)
{
    const auto line =
        std::find_if(m_lines.begin(), m_lines.end(), [&](const Line &one) { return one.member == member; });
    if (line != m_lines.end())
        line->field->setError(wording::serviceSays(error));
    return line != m_lines.end();
}

void OutcomeEditor::clearErrors()
{
    showRemarks();
}

void OutcomeEditor::setRemarks(const QList<FieldRemark> &remarks)
{
    m_remarks = remarks;
    showRemarks();
}

void OutcomeEditor::beginNew()
{
    m_new = {"outcome-id"_L1, "description"_L1};
    showRemarks();
}

void OutcomeEditor::endNew()
{
    m_new.clear();
    m_tags->endNew();
    showRemarks();
}

bool OutcomeEditor::focusRemark()
{
    for (const Line &line : std::as_const(m_lines)) {
        if (worstOf(m_remarks, line.member)) {
            line.edit->setFocus();
            return true;
        }
    }
    if (m_tags->focusRemark())
        return true;
    if (worstOf(m_remarks, "body"_L1))
        m_body->focusText();
    return worstOf(m_remarks, "body"_L1) != nullptr;
}

void OutcomeEditor::showRemarks()
{
    m_hiddenErrors = m_tags->showRemarks(m_remarks);
    for (const Line &line : std::as_const(m_lines)) {
        const FieldRemark *remark = worstOf(m_remarks, line.member);
        if (remark == nullptr) {
            line.field->clearError();
        } else if (remark->isLack && m_new.contains(line.member)) {
            line.field->clearError();
            ++m_hiddenErrors;
        } else {
            line.field->setRemark(remark->tone(), remark->sentence, remark->action);
        }
    }
    m_body->showRemark(worstOf(m_remarks, "body"_L1));
    emit remarksShown();
}

/// Tells the length of a text that comes near its limit.
void OutcomeEditor::showLength(const Line &line)
{
    const QString text = line.edit->text();
    const qsizetype length =
        text.size() - std::count_if(text.begin(), text.end(), [](QChar one) { return one.isLowSurrogate(); });
    const bool isNear = 5 * length >= 4 * line.limit;
    //: How many characters a text has, and how many it may have: "58 of 64"
    line.field->setHint(isNear ? tr("%1 of %2").arg(QLocale().toString(length), QLocale().toString(line.limit))
                               : line.hint);
}

void OutcomeEditor::leave(QLatin1StringView member)
{
    if (m_new.remove(member))
        showRemarks();
}

void OutcomeEditor::fix(const Line &line)
{
    const FieldRemark *remark = worstOf(m_remarks, line.member);
    const QString fixed = remark ? remark->fixed : QString(); // the remark goes with the edit
    if (remark && !remark->action.isEmpty())
        line.edit->setText(fixed);
}

void OutcomeEditor::edited()
{
    if (!m_isLoading)
        emit changed();
}

} // namespace runlatch::ui
