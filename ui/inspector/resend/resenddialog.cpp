// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/resend/resenddialog.h"

#include "base/percentile.h"
#include "base/rules.h"
#include "protocol/weburl.h"
#include "replay/lineage.h"
#include "ui/inspector/resend/resendanswer.h"
#include "ui/inspector/resend/resendform.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/labels/remarkline.h"
#include "wording/doubtfulbody.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int MaxAddressLength = 8000; // characters

/// Letters of other scripts are written in ASCII, so that no address looks like another one.
QString placeOf(const QUrl &url)
{
    return url.authority(QUrl::FullyEncoded);
}

QString forButton(QString text)
{
    constexpr qsizetype shown = 40;
    if (text.size() > shown)
        text = text.first(shown / 2) + u'…' + text.last(shown / 2);
    return text.replace(u'&', u"&&"_s);
}

/// "Of 100: 97 answered 200, 2 answered 500, 1 not answered. ..."
QString manyWords(const replay::ReplayTally &tally)
{
    QStringList parts;
    for (auto status = tally.statuses().cbegin(); status != tally.statuses().cend(); ++status)
        parts += ResendDialog::tr("%1 answered %2").arg(status.value()).arg(status.key());
    if (tally.unanswered() > 0)
        parts += ResendDialog::tr("%1 not answered").arg(tally.unanswered());
    const QString counts = ResendDialog::tr("Of %1: %2.").arg(tally.ended()).arg(parts.join(u", "_s));
    if (tally.answered() == 0)
        return counts;
    return counts + u' '
        + ResendDialog::tr("Half of them were answered within %1 ms, 90 of 100 within %2 ms, 99 within %3 ms, the "
                           "slowest after %4 ms.")
              .arg(base::percentile(tally.times(), 50))
              .arg(base::percentile(tally.times(), 90))
              .arg(base::percentile(tally.times(), 99))
              .arg(base::percentile(tally.times(), 100));
}

} // namespace

ResendDialog::ResendDialog(replay::Resender &resender, base::Clock &clock, const ResendOffer &offer, QWidget *parent)
    : Dialog(parent, Qt::Window)
    , m_resender(resender)
    , m_offer(offer)
    , m_isRequest(replay::readRequestHead(offer.reading.capture.head))
    , m_address(new QLineEdit)
    , m_destination(new Field(tr("&Destination"), m_address, this))
    , m_where(new RemarkLine)
    , m_form(new ResendForm)
    , m_sign(new QCheckBox)
    , m_fresh(new QCheckBox(tr("&Fresh id and times, so that it is not a repeated delivery")))
    , m_times(new QSpinBox)
    , m_parallel(new QSpinBox)
    , m_again(new QCheckBox(tr("Next time, send without asking (&R, until you quit)")))
    , m_what(new RemarkLine)
    , m_busy(new BusyLine)
    , m_answer(new ResendAnswer)
    , m_cancel(makeButton(ButtonRole::Text, tr("Cancel sending"), {}, this))
    , m_send(makeButton(ButtonRole::Primary, tr("Send"), u"send"_s, this))
    , m_clock(clock)
    , m_consent(clock)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Send request %1 again").arg(offer.reading.capture.row.id));
    m_address->setAccessibleName(tr("Destination"));
    m_address->setMaxLength(MaxAddressLength);
    m_sign->setEnabled(!offer.key.isEmpty());
    m_sign->setText(offer.key.isEmpty()
                        ? tr("S&ign again (the endpoint has no key)")
                        : tr("S&ign again with the key of %1").arg(QString(offer.endpoint).replace(u'&', u"&&"_s)));
    buildLayout();
    connectParts();
    m_form->setReading(offer.reading);
    m_answer->setWords(tr("Nothing was sent yet."));
    setBusy(false);
    setTarget({{}, true});
}

ResendDialog::~ResendDialog() = default;

void ResendDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildForm(), 3);
    column->addWidget(m_busy);
    auto *answer = new QWidget;
    answer->setBackgroundRole(QPalette::Base);
    answer->setAutoFillBackground(true);
    auto *inner = new QVBoxLayout(answer);
    inner->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    inner->addWidget(m_answer);
    column->addWidget(answer, 2);
    column->addWidget(buildActions());
    setMinimumSize((QSize(150, 110) * u).boundedTo({800, 540}));
    const QSize wanted(QSize(220, 175) * u);
    resize(parentWidget() ? wanted.boundedTo(parentWidget()->window()->size()) : wanted);
}

QWidget *ResendDialog::buildForm()
{
    const int u = Theme::of(this).u();
    auto *form = new QWidget;
    auto *column = new QVBoxLayout(form);
    column->setContentsMargins(4 * u, 3 * u, 4 * u, 2 * u);
    column->setSpacing(2 * u);
    column->addWidget(m_destination);
    column->addWidget(m_where);
    column->addWidget(m_form, 1);
    column->addWidget(m_sign);
    column->addWidget(buildBatch());
    column->addWidget(m_what);
    return form;
}

QWidget *ResendDialog::buildBatch()
{
    m_times->setRange(1, replay::Batch::MaxTimes);
    m_parallel->setRange(1, replay::Batch::MaxParallel);
    m_parallel->setEnabled(false);
    auto *batch = new QWidget;
    auto *row = new QHBoxLayout(batch);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(m_fresh, 1);
    for (const auto &[words, number] : {std::pair(tr("Ti&mes"), m_times), std::pair(tr("At &once"), m_parallel)}) {
        auto *label = new Label(words, TextStyle::Body, this);
        label->setBuddy(number);
        number->setAccessibleName(QString(words).remove(u'&'));
        row->addWidget(label);
        row->addWidget(number);
    }
    return batch;
}

QWidget *ResendDialog::buildActions()
{
    const int u = Theme::of(this).u();
    auto *close = makeButton(ButtonRole::Standard, tr("Close"), {}, this);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    for (QPushButton *button : {m_cancel, close})
        button->setAutoDefault(false);
    auto *actions = new QWidget;
    auto *row = new QHBoxLayout(actions);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    row->setSpacing(2 * u);
    row->addWidget(m_again, 1);
    row->addWidget(m_cancel);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    buttons->addButton(m_send, QDialogButtonBox::ApplyRole); // Enter would press a button that accepts
    row->addWidget(buttons);
    return actions;
}

void ResendDialog::connectParts()
{
    connect(m_address, &QLineEdit::textChanged, this, [this] {
        m_destination->clearError();
        refresh();
    });
    connect(m_destination, &Field::actionTriggered, this,
            [this] { m_address->setText(u"http://"_s + m_address->text().trimmed()); });
    connect(m_form, &ResendForm::edited, this, &ResendDialog::refresh);
    connect(m_sign, &QCheckBox::clicked, this, [this] {
        m_isSignChosen = true;
        refresh();
    });
    connect(m_fresh, &QCheckBox::clicked, this, &ResendDialog::refresh);
    connect(m_times, &QSpinBox::valueChanged, this, [this](int times) {
        m_parallel->setEnabled(times > 1);
        refresh();
    });
    connect(m_again, &QCheckBox::clicked, this, [this] { m_isAgainChosen = true; });
    connect(m_cancel, &QPushButton::clicked, this, &ResendDialog::cancel);
    connect(m_send, &QPushButton::clicked, this, &ResendDialog::send);
    connect(&m_consent, &ConsentTime::over, this, [this] {
        m_isResting = false;
        setBusy(m_isSending);
    });
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setAutoRepeat(false); // a key that is held down sends once
        connect(shortcut, &QShortcut::activated, m_send, &QPushButton::click);
    }
}

void ResendDialog::setTarget(const ResendTarget &target)
{
    m_address->setText(target.isOwn ? m_offer.ownAddress() : target.url.toString(QUrl::FullyEncoded));
    m_address->setCursorPosition(0);
    refresh();
    if (!m_isRequest || !m_form->check())
        return;
    if (m_address->text().isEmpty())
        m_address->setFocus();
    else
        m_send->setFocus();
}

void ResendDialog::beginEditing()
{
    m_form->focusBody();
}

ResendTarget ResendDialog::target() const
{
    const QString text = m_address->text().trimmed();
    if (!text.isEmpty() && text == m_offer.ownAddress())
        return {m_offer.listener, true};
    QUrl url(text, QUrl::StrictMode);
    url.setFragment({});
    return {url, false};
}

bool ResendDialog::checkDestination()
{
    const QUrl url = target().url;
    if (protocol::mayBeCalled(url))
        return true;
    const QString text = m_address->text().trimmed();
    if (text.isEmpty())
        m_destination->setError(tr("Enter an address, or start the listener to use its own."));
    else if (!text.contains(u"://"_s))
        m_destination->setError(tr("An address begins with http:// or https://."), tr("Add http://"));
    else if (!url.userInfo().isEmpty())
        m_destination->setError(tr("An address with a user name or password is not called."));
    else
        m_destination->setError(tr("This is not a valid address."));
    m_address->setFocus();
    return false;
}

/// An edited part leaves as it is shown, with '*' for its secrets.
SecretParts ResendDialog::leavingSecrets() const
{
    SecretParts parts = m_offer.secretsFor(target());
    parts.headers = parts.headers && !m_form->headerText();
    parts.body = parts.body && !m_form->body();
    return parts;
}

QString ResendDialog::whereTo() const
{
    if (!isElsewhere())
        return {};
    const QUrl url = target().url;
    QStringList words{tr("%1 is not on this computer.").arg(placeOf(url))};
    const SecretParts secrets = leavingSecrets();
    if (secrets.body)
        words += tr("The request has an access token: whoever receives it can answer the run task.");
    if (secrets.headers)
        words += tr("The headers have secrets: whoever receives them can use them.");
    if (secrets.target)
        words += tr("The query of the request has secrets: whoever receives them can use them.");
    if (url.scheme() == "http"_L1)
        words += tr("Without https, others can read it in transit.");
    return words.join(u' ');
}

QStringList ResendDialog::whatLeaves() const
{
    const bool isEdited = m_form->body().has_value();
    const SecretParts secrets = leavingSecrets();
    QStringList words{whatIsLost()};
    if (isEdited && !m_offer.reading.secrets.isEmpty())
        words += tr("The edited body is sent as it is shown, with * in the place of its access token.");
    else if (secrets.body)
        words += m_fresh->isChecked() ? tr("The access token is sent with the body, whose id and times are fresh.")
                                      : tr("The access token is sent with the exact body.");
    else if (!m_offer.reading.capture.complete)
        words += tr("The access token of this request is no longer kept: * is sent in its place.");
    if (secrets.headers)
        words += tr("The headers are sent with their secrets, which are shown as * here.");
    if (secrets.target)
        words += tr("The query of the request is sent with its secrets, which are shown as * here.");
    if (m_form->headerText() && m_offer.secretParts.headers)
        words += tr("The edited headers are sent as they are shown, with * in the place of secrets.");
    if ((isEdited || m_fresh->isChecked()) && !m_sign->isChecked())
        words += tr("The signature is that of the received body and does not match the edited one.");
    if (!target().isOwn && !m_address->text().isEmpty())
        words += tr("Path and Host follow the destination.");
    words.removeAll(QString());
    return words;
}

QString ResendDialog::whatIsLost() const
{
    switch (m_offer.lost) {
    case replay::LostPart::Nothing: break;
    case replay::LostPart::HeadEnd:
        return tr("Only the beginning of the headers was kept, and nothing of a body. The rest is not sent.");
    case replay::LostPart::Body: return tr("The body that was received was not kept, and is not sent.");
    case replay::LostPart::BodyEnd:
        return tr("Only a part of the body was received. Content-Length is set to that part.");
    case replay::LostPart::SentBody:
        return tr("%1 What the file has is sent, and Content-Length is set to it.")
            .arg(m_offer.reading.doubtful ? wording::doubtfulBody(*m_offer.reading.doubtful) : QString());
    case replay::LostPart::LineEnds:
        return tr("Lines of its head end with LF alone. They are sent with CR LF, the line end of HTTP.");
    }
    return {};
}

void ResendDialog::refresh()
{
    const bool isEdited = m_form->body().has_value() || m_fresh->isChecked();
    if (!m_isSignChosen)
        m_sign->setChecked(isEdited && m_sign->isEnabled());
    if (!m_isAgainChosen)
        m_again->setChecked(!isElsewhere());
    m_where->setRemark(Tone::Warning, whereTo());
    showWhatLeaves();
    const QUrl url = target().url;
    const QString place = forButton(placeOf(url));
    m_send->setText(!protocol::mayBeCalled(url) ? tr("Send")
                        : m_times->value() > 1  ? tr("Send %1 times to %2").arg(m_times->value()).arg(place)
                                                : tr("Send to %1").arg(place));
}

void ResendDialog::showWhatLeaves()
{
    if (!m_isRequest) {
        const base::Error error{.kind = base::ErrorKind::Usage, .rule = base::Rules::HttpMethod};
        return m_what->setRemark(Tone::Error, wording::sentence(error, wording::Activity::SendingRunTask).text());
    }
    const bool isMismatch = (m_form->body() || m_fresh->isChecked()) && !m_sign->isChecked();
    const bool isWarning = isMismatch || m_offer.lost != replay::LostPart::Nothing;
    m_what->setRemark(isWarning ? Tone::Warning : Tone::Info, whatLeaves().join(u' '));
}

/// Everything that leaves is taken now, at the click; nothing is looked up later.
void ResendDialog::send()
{
    if (m_isSending || !m_isRequest || !checkDestination() || !m_form->check())
        return;
    ResendTarget there = target();
    if (isElsewhere())
        there.agreed = leavingSecrets(); // the warning stands above
    m_resent = {requestTo(there), {}, 0};
    m_resent.edits = replay::editsOf(m_offer.reading.capture, m_resent.request);
    emit targetChosen(m_again->isChecked() ? std::optional(there) : std::nullopt);
    m_answer->setWords(tr("Sending to %1...").arg(placeOf(there.url)));
    m_wanted = m_times->value();
    m_resent.times = m_fresh->isChecked() ? 1 : m_wanted;
    m_replay = std::make_unique<replay::Replay>(m_resender, m_clock);
    connect(m_replay.get(), &replay::Replay::sent, this, &ResendDialog::take);
    connect(m_replay.get(), &replay::Replay::finished, this, &ResendDialog::showFinished);
    m_isSending = true;
    setBusy(true);
    emit leaving(m_resent);
    m_replay->start({m_resent.request, m_fresh->isChecked(), m_wanted, m_parallel->value()});
}

replay::Resending ResendDialog::requestTo(const ResendTarget &place) const
{
    replay::Resending request = *m_offer.exactly(place);
    request.headerText = m_form->headerText();
    if (const auto body = m_form->body())
        request.body = *body;
    if (m_sign->isChecked())
        request.signingKey = m_offer.key;
    if (m_fresh->isChecked())
        request.fresh = replay::Freshness::made(m_clock.utc());
    return request;
}

void ResendDialog::take(const replay::Sent &sent)
{
    if (m_replay->tally().ended() == 1) {
        m_resent.status = sent.answer ? sent.answer->status : 0;
        emit answered(m_resent);
    }
    if (m_wanted == 1)
        setAnswer(sent.answer);
    else
        m_answer->setWords(tr("%1 of %2 have ended.").arg(m_replay->tally().ended()).arg(m_wanted));
}

void ResendDialog::showFinished()
{
    m_isSending = false;
    if (m_wanted > 1)
        m_answer->setWords(manyWords(m_replay->tally()));
    rest();
}

/// The outcome of the last sending has not been read yet.
void ResendDialog::rest()
{
    m_isResting = true;
    m_consent.begin();
    setBusy(false);
}

void ResendDialog::setAnswer(const base::Result<http::Response> &answer)
{
    m_answer->setAnswer(answer, m_offer.secrets);
}

void ResendDialog::cancel()
{
    m_isSending = false;
    m_replay->cancel();
    rest();
    if (m_wanted == 1)
        return m_answer->setWords(tr("Cancelled. The request may have arrived."));
    m_answer->setWords(tr("Cancelled. Answered: %1; perhaps arrived: %2; not sent: %3.")
                           .arg(m_replay->tally().answered())
                           .arg(m_replay->underWay() + m_replay->tally().unanswered())
                           .arg(m_wanted - m_replay->begun()));
}

void ResendDialog::reject()
{
    if (m_isSending)
        cancel();
    else
        Dialog::reject();
}

void ResendDialog::setBusy(bool isBusy)
{
    m_busy->setBusy(isBusy);
    m_cancel->setVisible(isBusy);
    m_send->setEnabled(!isBusy && m_isRequest && !m_isResting);
    if (isBusy)
        m_cancel->setFocus();
}

} // namespace runlatch::ui
