// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/resulteditor.h"

#include "ui/markdown/markdowntext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "wording/names.h"
#include "wording/sentence.h"

#include <QLineEdit>
#include <QScopedValueRollback>
#include <QVBoxLayout>

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
    auto *first = new QHBoxLayout;
    first->setSpacing(3 * unit);
    first->addWidget(m_statusField);
    first->addWidget(m_messageField, 1);
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
    connect(m_urlField, &Field::actionTriggered, this, [this] { m_url->setText("https://"_L1 + m_url->text()); });
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

void ResultEditor::clearErrors()
{
    m_statusField->clearError();
    m_messageField->clearError();
    checkUrl(*m_urlField, url());
}

void ResultEditor::addStatuses(Segmented &segments)
{
    segments.addSegment(int(TaskStatus::Running), wording::taskStatus(TaskStatus::Running), u"loader-circle"_s);
    segments.addSegment(int(TaskStatus::Passed), wording::taskStatus(TaskStatus::Passed), u"circle-check"_s);
    segments.addSegment(int(TaskStatus::Failed), wording::taskStatus(TaskStatus::Failed), u"circle-x"_s);
}

void ResultEditor::checkUrl(Field &field, const QString &url)
{
    if (url.isEmpty() || hasWebScheme(url))
        field.clearError();
    else if (url.contains("://"_L1))
        field.setError(tr("Neither http nor https: the service shows neither message nor outcomes."));
    else
        field.setError(tr("No scheme: the service shows neither message nor outcomes."), tr("Add https://"));
}

void ResultEditor::edited()
{
    if (m_isLoading)
        return;
    clearErrors();
    emit changed();
}

} // namespace runlatch::ui
