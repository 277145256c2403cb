// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectionsdialog.h"

#include "base/answer.h"
#include "base/rules.h"
#include "ui/connections/connectionchoices.h"
#include "ui/connections/connectioneditor.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/scrollarea.h"
#include "ui/widgets/labels/hairline.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QStackedWidget>
#include <QThreadPool>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using connections::ConnectionSaver;

namespace {

constexpr int SimulatorRow = 0;

QPushButton *makeDialogButton(ButtonRole role, const QString &text, const QString &icon, QWidget *parent)
{
    QPushButton *button = makeButton(role, text, icon, parent);
    button->setAutoDefault(false); // Enter in a field presses the one default button
    return button;
}

} // namespace

ConnectionsDialog::ConnectionsDialog(const Means &means, const settings::CredentialPlaces &places, QWidget *parent)
    : Dialog(parent)
    , m_means(means)
    , m_choices(new ConnectionChoices(means.connections))
    , m_details(new QStackedWidget)
    , m_editor(new ConnectionEditor(means.tokens.lastingPlace()))
    , m_tester(new service::ConnectionTester(means.http, means.clock, this))
    , m_test(new ConnectionTest(*m_tester, means.clock))
    , m_saver(new ConnectionSaver(means.connections, means.tokens, *m_tester, this))
    , m_testButton(makeDialogButton(ButtonRole::Standard, tr("&Test"), u"activity"_s, this))
    , m_save(makeDialogButton(ButtonRole::Standard, tr("&Save"), {}, this))
    , m_connect(makeButton(ButtonRole::Primary, tr("&Connect"), u"plug"_s, this))
{
    setWindowTitle(tr("Connections"));
    const int u = Theme::of(this).u();
    auto *panes = new QHBoxLayout;
    panes->setSpacing(4 * u);
    m_choices->setFixedWidth(58 * u);
    panes->addWidget(m_choices);
    panes->addWidget(makeDetails(), 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    column->addLayout(panes, 1);
    column->addWidget(new Hairline);
    column->addLayout(makeButtons());
    resize(QSize(210 * u, 135 * u).boundedTo(screen()->availableSize()));

    connectParts();
    choose({});
    lookForCredentials(places);
}

void ConnectionsDialog::connectParts()
{
    using Place = settings::ConnectionTokens::Place;
    connect(m_choices, &ConnectionChoices::chosen, this, [this](const QUuid &id) {
        m_choices->setChosen(editing()); // until the user decided about unsaved changes
        unlessEdited([this, id] { choose(id); });
    });
    connect(m_choices, &ConnectionChoices::addWanted, this, &ConnectionsDialog::addConnection);
    connect(m_choices, &ConnectionChoices::duplicateWanted, this, [this] { unlessEdited([this] { duplicate(); }); });
    connect(m_choices, &ConnectionChoices::removeWanted, this, &ConnectionsDialog::askToRemove);
    connect(m_choices, &ConnectionChoices::credentialWanted, this, &ConnectionsDialog::use);
    connect(m_editor, &ConnectionEditor::edited, this, &ConnectionsDialog::updateButtons);
    connect(m_editor, &ConnectionEditor::edited, m_tester, &service::ConnectionTester::stop);
    connect(m_tester, &service::ConnectionTester::outdated, this, [this] { m_isTrying = false; });
    connect(m_tester, &service::ConnectionTester::baseFound, m_editor, &ConnectionEditor::setBase);
    connect(m_test, &ConnectionTest::tokenWanted, m_editor, &ConnectionEditor::editToken);
    connect(m_test, &ConnectionTest::addressWanted, m_editor, &ConnectionEditor::editAddress);
    connect(m_test, &ConnectionTest::certificateTrusted, this, [this](const QByteArray &sha256) {
        m_editor->setCertificate(sha256);
        updateButtons();
        test();
    });
    connectSaver();
    connect(&m_means.tokens, &settings::ConnectionTokens::changed, this, [this](const QString &name, Place place) {
        if (!isEditing() || name != m_current.tokenName())
            return;
        m_editor->setTokenPlace(place);
        m_test->retractTokenError();
    });
}

void ConnectionsDialog::connectSaver()
{
    using Place = settings::ConnectionTokens::Place;
    connect(m_saver, &ConnectionSaver::stored, this, [this](const settings::Connection &connection, bool isTokenSame) {
        if (!isTokenSame)
            m_entered = m_editor->token(); // empty if the kept one was for another host
        showConnection(connection, {});
        if (isTokenSame)
            askForToken(connection);
    });
    connect(m_saver, &ConnectionSaver::refused, m_editor, &ConnectionEditor::showError);
    connect(m_saver, &ConnectionSaver::unwritten, this, [this](const base::Error &error) { m_test->showError(error); });
    connect(m_saver, &ConnectionSaver::tokenAsked, this, [this] { m_editor->setTokenAsked(Place::Session); });
    connect(m_saver, &ConnectionSaver::tokenKept, this, [this](const QUuid &id, Place place) {
        if (m_editor->connection().id == id)
            m_editor->setTokenPlace(place);
    });
}

QWidget *ConnectionsDialog::makeDetails()
{
    auto *simulator = new EmptyState;
    simulator->setContent(u"flask-conical"_s, tr("Simulator on this computer"),
                          tr("The simulator acts as the service for trials: no token is needed and nothing leaves "
                             "this computer. It is always available and cannot be changed."));
    auto *form = new QWidget;
    const int u = Theme::of(this).u();
    auto *column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 2 * u, 0);
    column->setSpacing(3 * u);
    column->addWidget(m_editor);
    column->addWidget(m_test);
    column->addStretch();
    auto *scroll = makeScrollArea(form);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this, bar = scroll->verticalScrollBar()] {
        if (m_test->hasMessage())
            bar->setValue(m_test->y()); // scrolls the message of a test into view
    });
    scroll->viewport()->setAutoFillBackground(false);
    form->setAutoFillBackground(false);
    m_details->addWidget(simulator);
    m_details->addWidget(scroll);
    return m_details;
}

QLayout *ConnectionsDialog::makeButtons()
{
    auto *close = makeDialogButton(ButtonRole::Standard, tr("Close"), {}, this);
    m_connect->setDefault(true);
    connect(m_testButton, &QPushButton::clicked, this, &ConnectionsDialog::test);
    connect(m_save, &QPushButton::clicked, this, [this] { save([] {}); });
    connect(m_connect, &QPushButton::clicked, this, &ConnectionsDialog::connectChosen);
    connect(close, &QPushButton::clicked, this, &ConnectionsDialog::reject);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(close, QDialogButtonBox::RejectRole);
    buttons->addButton(m_save, QDialogButtonBox::ApplyRole);
    buttons->addButton(m_connect, QDialogButtonBox::AcceptRole);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(m_testButton);
    row->addWidget(buttons, 1);
    return row;
}

void ConnectionsDialog::lookForCredentials(const settings::CredentialPlaces &places)
{
    using Found = QList<settings::FoundCredential>;
    const base::Answer<Found> answer(this, [this](const base::Result<Found> &found) { m_choices->setFound(*found); });
    QThreadPool::globalInstance()->start([answer, places] { answer(settings::findCredentials(places)); });
}

bool ConnectionsDialog::isEditing() const
{
    return m_details->currentIndex() != SimulatorRow;
}

std::optional<QUuid> ConnectionsDialog::editing() const
{
    if (!isEditing())
        return QUuid();
    return m_current.id.isNull() ? std::nullopt : std::optional(m_current.id);
}

void ConnectionsDialog::choose(const QUuid &id)
{
    m_tester->stop();
    m_saver->drop();
    m_entered.clear();
    if (const auto connection = m_means.connections.find(id)) {
        edit(*connection, {});
        askForToken(*connection);
        return;
    }
    m_details->setCurrentIndex(SimulatorRow);
    m_choices->setChosen(QUuid());
    updateButtons();
}

/// Runs `next` now, or after the user discarded unsaved changes.
void ConnectionsDialog::unlessEdited(std::function<void()> next)
{
    if (!isEditing() || !m_editor->isEdited()) {
        next();
        return;
    }
    auto *confirmation = new Confirmation(tr("Discard what you typed?"), tr("It was not saved."), tr("Discard"), this);
    confirmation->setDiscarding();
    connect(confirmation, &QDialog::accepted, this, next);
    confirmation->open();
}

void ConnectionsDialog::edit(const settings::Connection &connection, const QByteArray &token)
{
    m_tester->stop();
    m_saver->drop();
    m_entered.clear();
    showConnection(connection, token);
}

void ConnectionsDialog::showConnection(const settings::Connection &connection, const QByteArray &token)
{
    m_current = connection;
    m_editor->setConnection(connection, token);
    m_details->setCurrentIndex(SimulatorRow + 1);
    m_choices->setChosen(connection.id.isNull() ? std::nullopt : std::optional(connection.id));
    updateButtons();
}

void ConnectionsDialog::askForToken(const settings::Connection &connection)
{
    using Kept = settings::ConnectionTokens::Kept;
    m_editor->setTokenAsked(settings::ConnectionTokens::Place::Nowhere);
    m_means.tokens.read(connection.tokenName(), this, [this, id = connection.id](const base::Result<Kept> &kept) {
        if (editing() != id)
            return;
        m_editor->setTokenPlace(kept ? kept->place : settings::ConnectionTokens::Place::Nowhere);
        if (!kept && kept.error().kind == base::ErrorKind::Secret)
            showTokenError(kept.error());
    });
}

void ConnectionsDialog::showTokenError(base::Error error)
{
    error.subject = tr("the token of %1").arg(m_current.name);
    m_test->showError(error, wording::Activity::ReadingSecret);
}

void ConnectionsDialog::editToken(const QUuid &id)
{
    choose(id);
    m_editor->editToken();
}

void ConnectionsDialog::addConnection()
{
    unlessEdited([this] {
        edit({}, {});
        m_editor->setFocus();
    });
}

void ConnectionsDialog::use(const settings::FoundCredential &credential)
{
    unlessEdited([this, credential] {
        edit({.name = credential.address.host(), .base = credential.address}, credential.token);
    });
}

void ConnectionsDialog::duplicate()
{
    const QString name = m_current.name.left(settings::Connection::MaxNameLength - 20);
    auto copy = m_means.connections.duplicate(m_current.id, tr("Copy of %1").arg(name));
    for (int number = 2; !copy && copy.error().rule == base::Rules::ConnectionNameTaken; ++number)
        copy = m_means.connections.duplicate(m_current.id, tr("Copy %2 of %1").arg(name, QString::number(number)));
    if (!copy)
        return;
    m_means.connections.save();
    choose(copy->id);
}

void ConnectionsDialog::askToRemove()
{
    auto *confirmation = new Confirmation(
        tr("Remove the connection “%1”?").arg(m_current.name),
        tr("Its token is removed from the keychain too. Nothing changes at the service."), tr("Remove"), this);
    confirmation->setDiscarding();
    connect(confirmation, &QDialog::accepted, this, [this, id = m_current.id] {
        m_means.connections.remove(id);
        m_means.connections.save();
        choose({});
    });
    confirmation->open();
}

void ConnectionsDialog::updateButtons()
{
    m_testButton->setEnabled(isEditing());
    m_save->setEnabled(isEditing() && m_editor->isEdited());
}

void ConnectionsDialog::test()
{
    using Kept = settings::ConnectionTokens::Kept;
    m_editor->clearErrors();
    if (!m_editor->hasToken()) {
        m_editor->showTokenError();
        return;
    }
    service::ConnectionTester::Subject subject = m_editor->subject();
    if (!subject.token.isEmpty()) {
        m_tester->start(subject);
        return;
    }
    m_means.tokens.read(m_current.tokenName(), this,
                        [this, subject, id = m_current.id](const base::Result<Kept> &kept) mutable {
                            if (editing() != id)
                                return;
                            subject.token = kept ? kept->token : QByteArray();
                            if (kept)
                                m_tester->start(subject);
                            else
                                showTokenError(kept.error());
                        });
}

void ConnectionsDialog::save(const ConnectionSaver::Next &next)
{
    m_editor->clearErrors();
    m_saver->save(m_editor->connection(), m_editor->subject(), next);
}

void ConnectionsDialog::connectChosen()
{
    const auto finish = [this] {
        if (isEditing() && m_editor->isEdited())
            return; // the user typed on while the keychain took its time
        if (isEditing())
            tryToken();
        else
            leave();
    };
    if (isEditing() && !m_editor->hasToken()) {
        m_editor->showTokenError();
        return;
    }
    if (isEditing() && (m_editor->isEdited() || m_current.id.isNull()))
        save(finish);
    else if (m_saver->isKeeping())
        m_saver->whenKept(finish);
    else
        finish();
}

/// A token that the service refuses can be mended here. The page tells every other fault, and a second press does not
/// wait for the answer.
void ConnectionsDialog::tryToken()
{
    using Kept = settings::ConnectionTokens::Kept;
    if (m_isTrying) {
        m_tester->stop();
        leave();
        return;
    }
    m_editor->clearErrors();
    if (!m_entered.isEmpty()) {
        askWith(m_entered);
        return;
    }
    m_isTrying = true;
    m_means.tokens.read(m_current.tokenName(), this, [this, id = m_current.id](const base::Result<Kept> &kept) {
        if (!m_isTrying || editing() != id || !m_entered.isEmpty())
            return; // something else was done meanwhile, or a newer token is tried, perhaps at another address
        if (kept)
            askWith(kept->token);
        else
            leave();
    });
}

void ConnectionsDialog::askWith(const QByteArray &token)
{
    service::ConnectionTester::Subject subject = m_editor->subject();
    subject.token = token;
    m_tester->tryToken(subject, [this](const base::Result<service::Account> &account) {
        m_isTrying = false;
        if (!account && account.error().kind == base::ErrorKind::Unauthorized)
            m_editor->showRefusedToken(account.error());
        else
            leave();
    });
    m_isTrying = true; // the tester ended what went on before
}

void ConnectionsDialog::leave()
{
    m_isTrying = false;
    const QUuid id = editing().value_or(QUuid());
    done(Accepted);
    emit connectWanted(id);
}

void ConnectionsDialog::reject()
{
    unlessEdited([this] {
        m_tester->stop();
        m_saver->drop();
        QDialog::reject();
    });
}

} // namespace runlatch::ui
