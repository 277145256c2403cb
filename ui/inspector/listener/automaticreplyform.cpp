// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/automaticreplyform.h"

#include "http/url.h"
#include "inspector/automaticreplyoptions.h"
#include "ui/reply/resulteditor.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/labels/label.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::settings::AutomaticReply;

namespace runlatch::ui {

constexpr int Off = 100; ///< differs from all values of protocol::TaskStatus

AutomaticReplyForm::AutomaticReplyForm(const AutomaticReply &reply, QWidget *parent)
    : QWidget(parent)
    , m_status(new Segmented(tr("Automatic reply")))
    , m_delay(new QSpinBox)
    , m_message(new QLineEdit(reply.message))
    , m_callbacks(new QPlainTextEdit(reply.callbacks.join(u'\n')))
    , m_withoutToken(new QCheckBox(tr("Reply &without an access token")))
    , m_delayField(new Field(tr("&Delay"), m_delay, this))
    , m_messageField(new Field(tr("&Message"), m_message, this))
    , m_callbacksField(new Field(tr("Callbacks may &go to"), m_callbacks, this))
{
    const int u = Theme::of(this).u();
    m_status->addSegment(Off, tr("Off"));
    ResultEditor::addStatuses(*m_status);
    m_status->setCurrent(reply.status ? static_cast<int>(*reply.status) : Off);
    m_delay->setRange(0, static_cast<int>(AutomaticReply::MaxDelay.count()));
    m_delay->setSuffix(tr(" s", "seconds, behind a number"));
    m_delay->setValue(static_cast<int>(reply.delay.count()));
    m_message->setPlaceholderText(inspector::AutomaticReplyOptions::usualMessage());
    m_callbacks->setTabChangesFocus(true);
    m_callbacks->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_callbacks->setPlaceholderText(u"http://127.0.0.1:8080"_s);
    m_callbacks->setFixedHeight(5 * m_callbacks->fontMetrics().lineSpacing()); // the dialog must fit a low screen
    m_callbacksField->setHint(tr("one origin in each line"));
    auto *note = new Label(tr("Without a key only these are called. With a key a valid signature is enough."));
    note->setMuted(true);
    note->setWordWrap(true);

    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_delayField, 1);
    row->addWidget(m_messageField, 3);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * u);
    column->addWidget(m_status);
    column->addLayout(row);
    column->addWidget(m_callbacksField);
    column->addWidget(note);
    column->addWidget(m_withoutToken);
    column->addStretch(1);
    connect(m_status, &Segmented::currentChanged, this, &AutomaticReplyForm::showFields);
    m_withoutToken->setChecked(reply.withoutToken);
    connect(m_withoutToken, &QCheckBox::clicked, this, &AutomaticReplyForm::askWithoutToken);
    connect(m_callbacks, &QPlainTextEdit::textChanged, this, &AutomaticReplyForm::clearError);
    showFields();
}

AutomaticReply AutomaticReplyForm::reply() const
{
    AutomaticReply reply;
    if (isOn())
        reply.status = static_cast<protocol::TaskStatus>(m_status->current());
    reply.delay = std::chrono::seconds(m_delay->value());
    reply.message = m_message->text().trimmed();
    reply.callbacks = callbacks();
    reply.withoutToken = m_withoutToken->isChecked();
    return reply;
}

bool AutomaticReplyForm::isOn() const
{
    return m_status->current() != Off;
}

void AutomaticReplyForm::showFields()
{
    for (Field *field : {m_delayField, m_messageField, m_callbacksField})
        field->setEnabled(isOn());
    clearError();
}

/// It holds for all later requests, and for the replies of rules. So it is asked once, when it is turned on.
void AutomaticReplyForm::askWithoutToken(bool isWanted)
{
    if (!isWanted)
        return;
    m_withoutToken->setChecked(false);
    auto *question = new Confirmation(
        tr("Reply to requests without an access token?"),
        tr("The reply then goes out without authorization. Services that send no token prove the reply by a secret in "
           "the callback address. Replies of rules go out in the same way."),
        tr("Reply without a token"), this);
    connect(question, &QDialog::accepted, m_withoutToken, [this] { m_withoutToken->setChecked(true); });
    question->open();
}

QStringList AutomaticReplyForm::callbacks() const
{
    QStringList callbacks;
    for (const QString &line : m_callbacks->toPlainText().split(u'\n')) {
        const QString origin = line.trimmed();
        if (!origin.isEmpty())
            callbacks.append(origin);
    }
    return callbacks;
}

bool AutomaticReplyForm::check(bool hasKey)
{
    clearError();
    if (!isOn())
        return true;
    const QStringList origins = callbacks();
    const auto wrong = std::find_if(origins.begin(), origins.end(),
                                    [](const QString &origin) { return !http::readOrigin(origin).isValid(); });
    if (wrong != origins.end()) {
        setError(tr("“%1” is not an origin. Write scheme, host and port and nothing else, such as %2.")
                     .arg(*wrong, u"http://127.0.0.1:8080"_s));
        return false;
    }
    if (origins.isEmpty() && !hasKey) {
        setError(tr("Without a key an automatic reply would call any address that a request contains. Enter the HMAC "
                    "key, or the origins that callbacks may go to, such as %1.")
                     .arg(u"http://127.0.0.1:8080"_s));
        return false;
    }
    return true;
}

void AutomaticReplyForm::setError(const QString &sentence)
{
    m_callbacksField->setError(sentence);
    m_callbacks->setFocus();
    emit grown();
}

void AutomaticReplyForm::clearError()
{
    m_callbacksField->clearError();
}

void AutomaticReplyForm::allow(const QString &origin)
{
    QStringList origins = callbacks();
    if (!origins.contains(origin))
        origins.append(origin);
    m_callbacks->setPlainText(origins.join(u'\n'));
    m_callbacks->moveCursor(QTextCursor::End);
    m_callbacks->setFocus();
}

} // namespace runlatch::ui
