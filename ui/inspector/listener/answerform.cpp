// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/answerform.h"

#include "base/rules.h"
#include "inspector/answerheaders.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundednumber.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;
using runlatch::inspector::EndpointAnswer;

namespace runlatch::ui {

namespace {

QPlainTextEdit *makeLines(const QString &text, const QString &placeholder, int lines)
{
    auto *edit = new QPlainTextEdit(text);
    edit->setTabChangesFocus(true);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setPlaceholderText(placeholder);
    edit->setFixedHeight((lines + 1) * edit->fontMetrics().lineSpacing());
    return edit;
}

} // namespace

AnswerForm::AnswerForm(const inspector::Endpoint &endpoint, QWidget *parent)
    : QWidget(parent)
    , m_given(endpoint.answer.body)
    , m_end(new Segmented(tr("How the answer ends")))
    , m_status(new BoundedNumber)
    , m_delay(new BoundedNumber)
    , m_headers(makeLines(inspector::writeHeaderLines(endpoint.answer.headers).join(u'\n'), u"Retry-After: 30"_s, 3))
    , m_body(makeLines(QString::fromUtf8(m_given), {}, 3))
    , m_answersTest(new QCheckBox(tr("Answer the &test of a new run task with 200 at once")))
    , m_statusField(new Field(tr("&Status"), m_status, this))
    , m_delayField(new Field(tr("&Wait"), m_delay, this))
    , m_headersField(new Field(tr("&Headers"), m_headers, this))
    , m_bodyField(new Field(tr("&Body"), m_body, this))
{
    m_end->addSegment(static_cast<int>(EndpointAnswer::End::Whole), tr("Answer"));
    m_end->addSegment(static_cast<int>(EndpointAnswer::End::Half), tr("Truncated"));
    m_end->addSegment(static_cast<int>(EndpointAnswer::End::Close), tr("Close"));
    m_end->addSegment(static_cast<int>(EndpointAnswer::End::Reset), tr("Reset"));
    m_end->setDescription(static_cast<int>(EndpointAnswer::End::Half),
                          tr("Half of the body, then the connection ends"));
    m_end->setDescription(static_cast<int>(EndpointAnswer::End::Close), tr("No answer; the connection is closed"));
    m_end->setDescription(static_cast<int>(EndpointAnswer::End::Reset), tr("No answer; the connection is reset"));
    m_end->setCurrent(static_cast<int>(endpoint.answer.end));
    m_status->setRange(EndpointAnswer::MinStatus, EndpointAnswer::MaxStatus);
    m_status->setValue(endpoint.answer.status);
    m_delay->setRange(0, static_cast<int>(EndpointAnswer::MaxDelay.count()));
    m_delay->setSuffix(tr(" ms", "milliseconds, behind a number"));
    m_delay->setSingleStep(1000);
    m_delay->setValue(static_cast<int>(endpoint.answer.delay.count()));
    m_headersField->setHint(tr("one in each line"));
    m_answersTest->setChecked(endpoint.answerVerification.has_value());
    buildLayout();
    connect(m_end, &Segmented::currentChanged, this, &AnswerForm::showFields);
    connect(m_headers, &QPlainTextEdit::textChanged, m_headersField, &Field::clearError);
    connect(m_body, &QPlainTextEdit::textChanged, m_bodyField, &Field::clearError);
    showFields();
}

void AnswerForm::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *numbers = new QHBoxLayout;
    numbers->setSpacing(2 * u);
    numbers->addWidget(m_statusField, 1);
    numbers->addWidget(m_delayField, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * u);
    column->addWidget(new Field(tr("Response"), m_end, this), 0, Qt::AlignLeft);
    column->addLayout(numbers);
    column->addWidget(m_headersField);
    column->addWidget(m_bodyField);
    column->addWidget(m_answersTest);
}

/// Without an answer only the delay counts.
void AnswerForm::showFields()
{
    const auto end = static_cast<EndpointAnswer::End>(m_end->current());
    const bool isAnswer = end == EndpointAnswer::End::Whole || end == EndpointAnswer::End::Half;
    for (Field *field : {m_statusField, m_headersField, m_bodyField})
        field->setEnabled(isAnswer);
}

QStringList AnswerForm::headerLines() const
{
    return m_headers->toPlainText().split(u'\n');
}

/// The bytes as they were if nobody typed: they may be no text.
QByteArray AnswerForm::body() const
{
    return m_body->document()->isModified() ? m_body->toPlainText().toUtf8() : m_given;
}

void AnswerForm::apply(inspector::Endpoint &endpoint) const
{
    endpoint.answer.end = static_cast<EndpointAnswer::End>(m_end->current());
    endpoint.answer.status = m_status->value();
    endpoint.answer.delay = std::chrono::milliseconds(m_delay->value());
    if (const auto headers = inspector::readHeaderLines(headerLines()))
        endpoint.answer.headers = *headers;
    endpoint.answer.body = body();
    if (!m_answersTest->isChecked())
        endpoint.answerVerification.reset();
    else if (!endpoint.answerVerification)
        endpoint.answerVerification = 200;
}

bool AnswerForm::check()
{
    for (Field *field : {m_statusField, m_delayField, m_headersField, m_bodyField})
        field->clearError();
    const auto headers = inspector::readHeaderLines(headerLines());
    return headers || !showError(headers.error());
}

bool AnswerForm::showError(const base::Error &error)
{
    const QString sentence = wording::sentence(error).text();
    if (error.rule == base::Rules::EndpointHeader)
        return refuse(m_headersField, sentence);
    if (error.rule == base::Rules::EndpointBody)
        return refuse(m_bodyField, sentence);
    if (error.rule == base::Rules::EndpointDelay)
        return refuse(m_delayField, sentence);
    return error.rule == base::Rules::EndpointStatus && refuse(m_statusField, sentence);
}

bool AnswerForm::refuse(Field *field, const QString &sentence)
{
    field->setError(sentence);
    field->editor()->setFocus();
    emit grown();
    return true;
}

} // namespace runlatch::ui
