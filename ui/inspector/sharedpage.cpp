// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/sharedpage.h"

#include "base/answer.h"
#include "base/rules.h"
#include "text/plaintext.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/sharedinbox.h"
#include "ui/inspector/sharedstoredialog.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/workbench.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

SharedPage::SharedPage(Workbench &workbench, ListenerControl &listener, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_listener(listener)
    , m_name(new ElidedLabel)
    , m_state(new Badge)
    , m_none(new EmptyState)
    , m_message(new MessageBar)
    , m_other(makeButton(ButtonRole::Standard, tr("Another store..."), u"server"_s, this))
{
    m_opening.setMaxThreadCount(1); // a store is closed before the next one is opened
    buildLayout();
    m_state->hide();
    m_none->setContent(u"server"_s, tr("No shared store is open"),
                       tr("Its address is that of a database which receivers write to."));
    connect(m_none, &EmptyState::primaryTriggered, this,
            [this] { inspector::checkShared(m_place.address) ? open(m_place) : ask(); });
    const settings::Session &session = workbench.preferences.session();
    m_place.address = session.text(settings::SessionPart::SharedStore);
    m_place.keyFile = session.text(settings::SessionPart::SharedKeyFile);
}

SharedPage::~SharedPage()
{
    close();
}

void SharedPage::buildLayout()
{
    auto *header = new HeaderStrip(tr("Shared store"));
    auto *back = makeButton(ButtonRole::Standard, tr("On this computer"), u"chevron-left"_s, this);
    header->setBack(back);
    header->addContext(m_name);
    header->addContext(m_state);
    header->addAction(m_other);
    connect(back, &QPushButton::clicked, this, &SharedPage::left);
    connect(m_other, &QPushButton::clicked, this, &SharedPage::ask);
    auto *bars = new BarPlace;
    bars->add(m_message);
    m_content = new QVBoxLayout(this);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(0);
    m_content->addWidget(header);
    m_content->addWidget(m_none, 1);
    m_content->addWidget(bars);
}

void SharedPage::begin()
{
    if (m_store || m_isOpening)
        return;
    if (inspector::checkShared(m_place.address)) // the settings are a file that anybody may have written
        open(m_place);
    else
        ask();
}

void SharedPage::ask()
{
    if (m_isOpening) // another one would be opened behind it without a word
        return;
    auto *dialog = new SharedStoreDialog(m_place, m_workbench.tokens, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { open(dialog->place()); });
    connect(dialog, &QDialog::rejected, this, [this] {
        if (!m_store && !m_isOpening && !inspector::checkShared(m_place.address))
            m_none->setPrimary(tr("Choose a store..."));
    });
    dialog->open();
}

/// A kept password goes only to the address that it was typed for.
void SharedPage::open(const inspector::SharedPlace &place)
{
    if (std::exchange(m_isOpening, true))
        return;
    m_place = place;
    m_message->dismiss();
    const QString fact = tr("The shared store is being opened");
    const QString address = text::plainText(place.address);
    if (m_store)
        m_message->setMessage(Tone::Info, fact, address);
    m_none->setContent(u"hourglass"_s, fact, address);
    m_none->setPrimary({});
    m_other->setEnabled(false);
    m_other->setToolTip(fact);
    if (!place.password.isEmpty()) {
        openNow(place);
        return;
    }
    m_workbench.tokens.read(SharedStoreDialog::passwordName(place.address), this,
                            [this, place](const base::Result<settings::ConnectionTokens::Kept> &kept) {
                                inspector::SharedPlace known = place;
                                if (kept)
                                    known.password = kept->token;
                                openNow(known);
                            });
}

void SharedPage::openNow(const inspector::SharedPlace &place)
{
    const base::Answer<Store> answer(this, [this](const base::Result<Store> &opened) { take(opened); });
    m_opening.start([place, &clock = m_workbench.clock, answer, home = thread()] {
        const auto opened = inspector::openShared(place, clock);
        if (opened)
            (*opened)->moveToThread(home);
        answer(opened);
    });
}

void SharedPage::take(const base::Result<Store> &opened)
{
    m_isOpening = false;
    m_message->dismiss();
    m_other->setEnabled(true);
    m_other->setToolTip({});
    if (!opened) {
        showFailure(opened.error());
        return;
    }
    close();
    m_store = *opened;
    keep();
    m_name->setText(text::plainText(m_store->place()));
    m_none->hide();
    m_inbox = new SharedInbox(*m_store, m_workbench, m_listener);
    m_content->insertWidget(1, m_inbox, 1);
    setSize(m_isLow, m_isBrief);
    store::StoreFollower &follower = m_inbox->follower();
    connect(&follower, &store::StoreFollower::looked, this, &SharedPage::showAnswered);
    connect(&follower, &store::StoreFollower::failed, this, &SharedPage::showLost);
    connect(&m_inbox->list(), &CaptureList::sharedWanted, this, &SharedPage::ask);
    connect(m_inbox, &SharedInbox::failed, this, &SharedPage::showTrouble);
    if (isVisible())
        focusFirst();
}

/// Keeps what opened the store. A password that was typed goes into the keychain, and no longer stays here.
void SharedPage::keep()
{
    settings::Session &session = m_workbench.preferences.session();
    session.setText(settings::SessionPart::SharedStore, m_place.address);
    session.setText(settings::SessionPart::SharedKeyFile, m_place.keyFile);
    if (const QByteArray typed = std::exchange(m_place.password, {}); !typed.isEmpty())
        m_workbench.tokens.write(SharedStoreDialog::passwordName(m_place.address), typed, this,
                                 [this](const base::Result<settings::ConnectionTokens::Place> &place) {
                                     if (*place != m_workbench.tokens.lastingPlace())
                                         m_message->setMessage(
                                             Tone::Warning, tr("The keychain does not keep the password."),
                                             tr("It is asked for again when Runlatch starts the next time."));
                                 });
}

/// Closes the store in the pool, because its threads may wait for the server.
void SharedPage::close()
{
    delete std::exchange(m_inbox, nullptr); // with the dialogs that use the store
    m_isLost = false;
    if (!m_store)
        return;
    m_store->moveToThread(nullptr);
    m_opening.start([store = std::exchange(m_store, nullptr)]() mutable { store.reset(); });
}

/// A store that is open stays open.
void SharedPage::showFailure(const base::Error &error)
{
    const wording::Sentence sentence = wording::sentence(error);
    if (m_store) {
        m_message->setMessage(Tone::Error, sentence.fact, sentence.next);
        return;
    }
    m_none->setContent(u"circle-x"_s, sentence.fact, sentence.next);
    m_none->setPrimary(tr("Try again"));
}

void SharedPage::showTrouble(const base::Error &error)
{
    if (error.rule == base::Rules::StoreUnreachable)
        showLost(error);
    else
        m_message->setSentence(wording::sentence(error));
}

void SharedPage::showLost(const base::Error &error)
{
    if (std::exchange(m_isLost, true))
        return;
    const wording::Sentence sentence = wording::sentence(error);
    const bool isUnreachable = error.rule == base::Rules::StoreUnreachable; // a right that was taken away stays away
    m_state->setVisible(isUnreachable);
    m_state->setSpec({tr("not connected"), Tone::Warning, u"circle-x"_s, false});
    m_message->setMessage(Tone::Warning, sentence.fact,
                          isUnreachable ? tr("What was read stays in sight. Runlatch connects again by itself.")
                                        : sentence.next);
    connect(m_message->addTextAction(tr("Try again")), &QPushButton::clicked, this, [this] {
        m_isLost = false;
        m_message->dismiss(); // so that the next answer is seen to appear
        m_inbox->follower().tryAgain();
    });
}

void SharedPage::showAnswered(std::chrono::milliseconds took)
{
    if (std::exchange(m_isLost, false)) {
        m_message->dismiss();
        m_inbox->list().reload(); // what could not be read meanwhile
    }
    m_state->show();
    //: How long the server of a shared store takes to answer
    const BadgeSpec spec{tr("answers in %1 ms").arg(QLocale().toString(qint64(took.count()))), Tone::None, u"timer"_s,
                         true};
    if (spec != m_state->spec())
        m_state->setSpec(spec);
}

void SharedPage::focusFirst()
{
    if (m_inbox)
        m_inbox->list().focusFirst();
    else
        m_none->setFocus();
}

void SharedPage::setSize(bool isLow, bool isBrief)
{
    m_isLow = isLow;
    m_isBrief = isBrief;
    if (!m_inbox)
        return;
    m_inbox->setLow(isLow);
    m_inbox->list().setBrief(isBrief);
}

} // namespace runlatch::ui
