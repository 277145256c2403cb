// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/resulteditor.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "wording/names.h"
#include "wording/sentence.h"

#include <QLineEdit>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::protocol::TaskStatus;

namespace runlatch::ui {

ResultEditor::ResultEditor(QWidget *parent)
    : QWidget(parent)
    , m_status(new Segmented(tr("Status"), this))
    , m_message(new QLineEdit(this))
    , m_url(new QLineEdit(this))
    , m_statusField(new Field(tr("Status"), m_status, this))
    , m_messageField(new Field(tr("Message"), m_message, this))
    , m_urlField(new Field(tr("URL with more information"), m_url, this))
{
    const int unit = Theme::of(this).u();
    setFocusProxy(m_status);
    addStatuses(*m_status);
    setStatus(TaskStatus::Passed);
    m_message->setObjectName(u"resultMessage"_s);
    m_url->setObjectName(u"resultUrl"_s);
    for (QLineEdit *line : {m_message, m_url})
        line->setMaxLength(MaxFieldLength);
    auto *first = new QHBoxLayout;
    first->setSpacing(3 * unit);
    first->addWidget(m_statusField, 0, Qt::AlignTop); // one of them may have a remark below
    first->addWidget(m_messageField, 1, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * unit, 3 * unit, 4 * unit, 3 * unit);
    layout->setSpacing(3 * unit);
    layout->addLayout(first);
    layout->addWidget(m_urlField);
    layout->addStretch(1);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    connect(m_status, &Segmented::currentChanged, this, &ResultEditor::edited);
    connect(m_message, &QLineEdit::textChanged, this, &ResultEditor::edited);
    connect(m_url, &QLineEdit::textChanged, this, &ResultEditor::edited);
    connect(m_urlField, &Field::actionTriggered, this, [this] {
        const FieldRemark *remark = worstOf(m_remarks, "url"_L1);
        const QString fixed = remark ? remark->fixed : QString(); // the remark goes with the edit
        if (remark && !remark->action.isEmpty())
            m_url->setText(fixed);
    });
}

TaskStatus ResultEditor::status() const
{
    return TaskStatus(m_status->current());
}

void ResultEditor::setStatus(TaskStatus status)
{
    m_status->setCurrent(int(status));
}

void ResultEditor::setStatusShown(bool shown)
{
    m_statusField->setVisible(shown);
    setFocusProxy(shown ? static_cast<QWidget *>(m_status) : m_message);
}

QString ResultEditor::message() const
{
    return m_message->text();
}

QString ResultEditor::url() const
{
    return m_url->text();
}

void ResultEditor::setTexts(const QString &message, const QString &url)
{
    const QScopedValueRollback loading(m_isLoading, true);
    m_message->setText(message);
    m_url->setText(url);
    clearErrors();
}

bool ResultEditor::showError(const QString &member, const base::ServiceError &error)
{
    Field *field = member == "status"_L1 ? m_statusField
        : member == "message"_L1         ? m_messageField
        : member == "url"_L1             ? m_urlField
                                         : nullptr;
    if (field == nullptr || field->isHidden())
        return false;
    field->setError(wording::serviceSays(error));
    return true;
}

void ResultEditor::setRemarks(const QList<FieldRemark> &remarks)
{
    m_remarks = remarks;
    showRemarks();
}

/// The first line with a remark; null if there is none.
QLineEdit *ResultEditor::remarked() const
{
    return worstOf(m_remarks, "message"_L1) ? m_message : worstOf(m_remarks, "url"_L1) ? m_url : nullptr;
}

void ResultEditor::focusRemark()
{
    if (QLineEdit *line = remarked())
        line->setFocus();
}

void ResultEditor::clearErrors()
{
    showRemarks();
}

void ResultEditor::showRemarks()
{
    m_statusField->clearError();
    for (const auto &[member, field] : {std::pair("message"_L1, m_messageField), std::pair("url"_L1, m_urlField)}) {
        if (const FieldRemark *remark = worstOf(m_remarks, member))
            field->setRemark(remark->tone(), remark->sentence, remark->action);
        else
            field->clearError();
    }
}

void ResultEditor::addStatuses(Segmented &segments)
{
    segments.addSegment(int(TaskStatus::Running), wording::taskStatus(TaskStatus::Running), u"loader-circle"_s);
    segments.addSegment(int(TaskStatus::Passed), wording::taskStatus(TaskStatus::Passed), u"circle-check"_s);
    segments.addSegment(int(TaskStatus::Failed), wording::taskStatus(TaskStatus::Failed), u"circle-x"_s);
}

void ResultEditor::edited()
{
    if (!m_isLoading)
        emit changed();
}

} // namespace runlatch::ui
