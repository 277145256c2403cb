// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/notificationspanel.h"

#include "protocol/weburl.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/scrollarea.h"
#include "ui/widgets/labels/label.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

NotificationsPanel::NotificationsPanel(QWidget *parent)
    : QWidget(parent)
    , m_sends(new QCheckBox(tr("&Send a notification of each created change request")))
    , m_url(new QLineEdit)
    , m_key(new QLineEdit)
    , m_urlField(new Field(tr("Target &URL"), m_url, this))
    , m_counts(new Label)
    , m_list(new Label({}, TextStyle::Mono))
{
    m_url->setPlaceholderText(u"http://127.0.0.1:8080/notify"_s);
    m_key->setEchoMode(QLineEdit::Password);
    m_counts->setMuted(true);
    m_list->setWordWrap(true);
    m_list->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_list->setAccessibleName(tr("Notifications that were sent"));
    connect(m_sends, &QCheckBox::toggled, this, &NotificationsPanel::apply);
    for (QLineEdit *line : {m_url, m_key})
        connect(line, &QLineEdit::editingFinished, this, &NotificationsPanel::apply);
    connect(m_url, &QLineEdit::textEdited, m_urlField, &Field::clearError);
    auto *area = makeScrollArea(build());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

QWidget *NotificationsPanel::build()
{
    const int u = Theme::of(this).u();
    auto *intro = new Label(tr("The simulator sends a notification for each change request that is created. "
                               "It tries once."));
    intro->setMuted(true);
    intro->setWordWrap(true);
    auto *keyField = new Field(tr("&Key of notifications"), m_key, this);
    keyField->setHint(tr("kept in memory only; without one they are not signed"));
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *form = new QWidget;
    form->setMaximumWidth(150 * u);
    auto *layout = new QVBoxLayout(form);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    for (QWidget *widget : QWidgetList{intro, m_sends, m_urlField, keyField, m_counts, m_list})
        layout->addWidget(widget);
    layout->addStretch();
    auto *outer = new QHBoxLayout(page);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(form, 1);
    outer->addStretch(0);
    return page;
}

void NotificationsPanel::setTarget(const QUrl &target, const QByteArray &key)
{
    m_url->setText(target.toString(QUrl::FullyEncoded));
    m_key->setText(QString::fromUtf8(key));
    m_sends->setChecked(!target.isEmpty());
    apply();
}

QUrl NotificationsPanel::target() const
{
    return m_target;
}

QByteArray NotificationsPanel::key() const
{
    return m_key->text().toUtf8();
}

/// An address that cannot be called is told at its field, and nothing is sent.
void NotificationsPanel::apply()
{
    const QUrl typed(m_url->text().trimmed(), QUrl::StrictMode);
    const bool isGood = protocol::mayBeCalled(typed);
    if (m_sends->isChecked() && !isGood)
        m_urlField->setError(tr("Enter the whole URL, with http:// or https://, without a user name."));
    else
        m_urlField->clearError();
    m_target = m_sends->isChecked() && isGood ? typed : QUrl();
    emit targetChanged();
}

void NotificationsPanel::take(const simulator::Notified &notified)
{
    ++m_sent;
    m_taken += notified.isTaken() ? 1 : 0;
    //: what became of a notification: a status of HTTP
    const QString end =
        notified.http > 0 ? tr("answered %1").arg(notified.http) : wording::sentence(notified.error).text();
    //: %1: id of a change request, %2: name of its workspace, %3: "answered 200", or a sentence
    m_told.prepend(tr("%1 in %2: %3").arg(notified.changeRequest, notified.workspace, end));
    if (m_told.size() > MaxTold)
        m_told.removeLast();
    m_counts->setText(tr("%n sent", nullptr, m_sent) + u", "_s + tr("%n taken", nullptr, m_taken));
    m_list->setText(m_told.join(u'\n'));
}

void NotificationsPanel::focusFirst()
{
    m_sends->setFocus();
}

} // namespace runlatch::ui
