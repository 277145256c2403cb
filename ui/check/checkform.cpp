// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/checkform.h"

#include "conformance/registry.h"
#include "protocol/weburl.h"
#include "ui/check/waysdialog.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/typedvalues.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int MaxUrlLength = 2000;
constexpr int MaxKeyLength = 4096;

QString profileWord(const QString &name)
{
    if (name == "quick"_L1)
        return CheckForm::tr("Quick: what must hold");
    return CheckForm::tr("Full: all cases");
}

} // namespace

CheckForm::CheckForm(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_keys(workbench.secrets)
    , m_url(new QLineEdit)
    , m_key(new QLineEdit)
    , m_profile(new QComboBox)
    , m_waysButton(makeButton(ButtonRole::Standard, tr("As usual..."), {}, this))
    , m_urlField(new Field(tr("URL of the integration"), m_url, this))
    , m_keyField(new Field(tr("HMAC key"), m_key, this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    m_url->setPlaceholderText(u"http://127.0.0.1:8080/runtask"_s);
    m_url->setMaxLength(MaxUrlLength);
    m_url->setText(workbench.preferences.session().text(settings::SessionPart::CheckTarget));
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setMaxLength(MaxKeyLength);
    m_key->setPlaceholderText(tr("for signatures"));
    m_key->setToolTip(tr("Signatures cannot be checked without the key. It is kept in the keychain."));
    for (const QString &name : conformance::profileNames())
        m_profile->addItem(profileWord(name), name);
    m_profile->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_profile->setMinimumWidth(25 * u); // large words may be cut before the window is too wide
    connect(m_url, &QLineEdit::textEdited, m_urlField, &Field::clearError);
    connect(m_url, &QLineEdit::editingFinished, this, [this] {
        if (const QUrl url(m_url->text().trimmed(), QUrl::StrictMode); protocol::mayBeCalled(url))
            askForKey(url);
    });
    connect(m_waysButton, &QPushButton::clicked, this, &CheckForm::editWays);
    for (QLineEdit *line : {m_url, m_key})
        connect(line, &QLineEdit::returnPressed, this, &CheckForm::startWanted);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 3 * u);
    row->setSpacing(3 * u);
    row->addWidget(m_urlField, 4, Qt::AlignTop);
    row->addWidget(m_keyField, 2, Qt::AlignTop);
    row->addWidget(new Field(tr("Cases"), m_profile, this), 0, Qt::AlignTop);
    row->addWidget(new Field(tr("Options"), m_waysButton, this), 0, Qt::AlignTop);
    if (const QUrl url(m_url->text(), QUrl::StrictMode); protocol::mayBeCalled(url))
        askForKey(url);
}

std::optional<QUrl> CheckForm::target()
{
    QUrl url(m_url->text().trimmed(), QUrl::StrictMode);
    if (protocol::mayBeCalled(url)) {
        m_urlField->clearError();
        return url;
    }
    m_urlField->setError(protocol::isWebUrl(url) ? tr("Remove the user name and the password from the URL.")
                                                 : tr("Enter the whole URL, with http:// or https://."));
    m_url->setFocus();
    return std::nullopt;
}

void CheckForm::order()
{
    const std::optional<QUrl> url = target();
    if (!url)
        return;
    const bool isAskedAgain = m_isOrdered && *url == m_asked;
    askForKey(*url);
    m_isOrdered = m_waits && m_workbench.secrets.isLasting() && m_key->text().isEmpty() && !isAskedAgain;
    if (!m_isOrdered)
        send(*url);
}

/// The key of another URL, where it was filled in from the keychain, is not sent to this one.
void CheckForm::askForKey(const QUrl &url)
{
    if (url == m_asked)
        return;
    if (m_key->text() == m_keptKey)
        m_key->clear();
    m_asked = url;
    m_keptKey.clear();
    m_waits = true;
    m_isOrdered = false;
    ++m_turn;
    if (m_known.contains(url))
        return takeKey(m_known.value(url));
    m_keys.read(url, this, [this, turn = m_turn](const QByteArray &key) {
        if (turn == m_turn)
            takeKey(QString::fromUtf8(key));
    });
}

void CheckForm::takeKey(const QString &key)
{
    m_waits = false;
    note(key);
    if (m_key->text().isEmpty())
        m_key->setText(m_keptKey);
    if (std::exchange(m_isOrdered, false))
        send(m_asked);
}

/// The key of the URL that was asked for is known now. That there is none may change: the keychain was locked perhaps.
void CheckForm::note(const QString &key)
{
    m_keptKey = key;
    if (m_known.size() >= CheckRun::MaxTargets)
        m_known.clear();
    if (key.isEmpty())
        m_known.remove(m_asked);
    else
        m_known.insert(m_asked, key);
}

void CheckForm::send(const QUrl &url)
{
    m_workbench.preferences.session().setText(settings::SessionPart::CheckTarget, url.toString(QUrl::FullyEncoded));
    keepKey(url);
    emit ordered(CheckOrder{url, m_key->text().toUtf8(), m_profile->currentData().toString(), m_ways});
}

/// A key that the keychain has not told yet is not removed.
void CheckForm::keepKey(const QUrl &url)
{
    if (m_key->text() == m_keptKey)
        return;
    note(m_key->text());
    ++m_turn; // an answer that is still to come is older
    m_waits = false;
    m_keys.keep(url, m_keptKey.toUtf8(), this, [this](const base::Done &done) {
        if (!done)
            emit keyNotKept(done.error());
    });
}

void CheckForm::editWays()
{
    auto *dialog = new WaysDialog(m_ways, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_ways = dialog->ways();
        showWays();
    });
    dialog->open();
}

void CheckForm::showWays()
{
    const int changed = m_ways.changed();
    //: how many of the addresses and certificates of a check are set
    m_waysButton->setText(changed > 0 ? tr("%n set...", nullptr, changed) : tr("As usual..."));
}

CheckForm::Carried CheckForm::carried() const
{
    return {typedIn(*this), m_ways, m_known, m_asked, m_keptKey, m_waits, m_isOrdered};
}

/// The constructor asked for the key of the saved URL, which is not that of the form perhaps.
void CheckForm::goOn(const Carried &before)
{
    typeInto(*this, before.typed);
    m_ways = before.ways;
    showWays();
    m_known = before.known;
    m_keptKey = before.keptKey;
    ++m_turn;
    m_waits = false;
    m_asked = before.waits ? QUrl() : before.asked;
    if (before.waits)
        askForKey(before.asked);
    m_isOrdered = before.isOrdered && m_waits;
}

/// In a narrow window the tool tip alone tells where the key is kept.
void CheckForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_keyField->setHint(givesWay(*this, Yielding::ToldTwice) ? QString() : tr("kept in the keychain"));
}

void CheckForm::focusFirst()
{
    m_url->setFocus();
}

} // namespace runlatch::ui
