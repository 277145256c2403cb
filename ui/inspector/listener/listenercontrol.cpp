// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/listenercontrol.h"

#include "base/answer.h"
#include "http/listenaddress.h"
#include "inspector/automaticreplies.h"
#include "inspector/listenerproof.h"
#include "store/sqlite/storegate.h"
#include "ui/inspector/listener/keptoptions.h"
#include "ui/inspector/listener/listenerdialog.h"

#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace runlatch::ui {

namespace {

bool isUnread(const inspector::ListenerAddress &address)
{
    return address.identity.isNull() && !address.certificateFile.isEmpty();
}

/// Answers with the options, and with the certificates of those addresses that have a file and no certificate yet. The
/// files are read in a thread of the pool, without a passphrase. Errors as for http::readServerIdentity.
void readIdentities(const inspector::ReceiverOptions &options, QObject *context,
                    base::Callback<inspector::ReceiverOptions> done)
{
    if (std::none_of(options.listeners.begin(), options.listeners.end(), &isUnread))
        return done(options);
    const base::Answer<inspector::ReceiverOptions> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([answer, read = options]() mutable {
        for (inspector::ListenerAddress &address : read.listeners) {
            if (!isUnread(address))
                continue;
            const auto identity =
                http::readServerIdentity(address.certificateFile, address.keyFile, {}, base::FileKind::Ordinary);
            if (!identity) {
                answer(identity.error());
                return;
            }
            address.identity = *identity;
        }
        answer(read);
    });
}

} // namespace

ListenerControl::ListenerControl(Workbench &workbench, inspector::AutomaticReplies &automatic, QWidget &page)
    : QObject(&page)
    , m_workbench(workbench)
    , m_automatic(automatic)
    , m_page(page)
    , m_memory(workbench.preferences, workbench.secrets)
    , m_wake(workbench.clock)
    , m_options(keptOptions(m_memory.settings()))
    , m_wanted(m_options)
{
    connect(&m_memory, &settings::ListenerMemory::keysKnown, this, &ListenerControl::takeKeys);
    connect(&m_memory, &settings::ListenerMemory::failed, this, &ListenerControl::failed);
    connect(&m_wake, &base::WakeWatch::woke, this, &ListenerControl::prove);
    connect(&m_wake, &base::WakeWatch::woke, this, &ListenerControl::woke);
}

void ListenerControl::takeKeys(const settings::EndpointKeys &keys)
{
    giveKeys(m_options, keys);
    giveKeys(m_wanted, keys);
    emit optionsChanged();
    if (m_startWanted)
        start();
}

void ListenerControl::startIfWanted(bool isFirst)
{
    if (m_startWanted || (isFirst && (m_memory.settings().startsWithProgram || ranAtEnd())))
        start();
}

void ListenerControl::goOn(const Carried &before)
{
    m_options = before.options;
    m_wanted = before.wanted;
    m_startWanted = before.isStartWanted;
    emit optionsChanged();
    if (!m_workbench.inspector.isOpen() || !m_workbench.inspector.receiver().isListening())
        return;
    emit started(true);
    prove();
}

bool ListenerControl::ranAtEnd() const
{
    const settings::Session &session = m_workbench.preferences.session();
    return session.listensAgain() && !session.text(settings::SessionPart::Listener).isEmpty();
}

/// The end of the program is no end that a person wanted, and neither is a failed start.
void ListenerControl::keepRunning(bool isRunning)
{
    settings::Session &session = m_workbench.preferences.session();
    session.setText(settings::SessionPart::Listener,
                    isRunning && session.listensAgain() ? QStringLiteral("listening") : QString());
}

void ListenerControl::noteAsLeft()
{
    keepRunning(m_workbench.inspector.isOpen() && m_workbench.inspector.receiver().isListening());
}

void ListenerControl::start(const inspector::ReceiverOptions &options)
{
    m_wanted = options;
    emit starting();
    if (!m_workbench.inspector.isOpen()) {
        m_workbench.storeGate.pass(this, [this] {
            m_startWanted = true; // the start is repeated as soon as the store is open
            emit storeWanted();
        });
        return;
    }
    m_startWanted = !m_memory.areKeysKnown();
    if (m_startWanted) {
        emit waitingForKeychain();
        return;
    }
    ++m_changes;
    readIdentities(options, this, [this](const base::Result<inspector::ReceiverOptions> &read) {
        --m_changes;
        if (read)
            listen(*read);
        else
            emit failed(read.error());
    });
}

void ListenerControl::listen(inspector::ReceiverOptions options)
{
    const QList<settings::KeptAddress> kept = m_memory.settings().addresses;
    for (qsizetype number = 0; number < options.listeners.size(); ++number)
        options.listeners[number].lastPort = kept.value(number).lastPort;
    m_wanted = options;
    inspector::Receiver &receiver = m_workbench.inspector.receiver();
    const auto started = [this, options, isMove = receiver.isListening()](const base::Result<QUrl> &url) {
        --m_changes;
        if (url) {
            takePlace(options, isMove);
            return;
        }
        if (m_workbench.inspector.receiver().isListening())
            prove();
        else
            emit stopped();
        emit failed(url.error());
    };
    m_proof.abort(); // it would ask addresses that are being left
    ++m_changes;
    receiver.start(options, this, started);
}

void ListenerControl::takePlace(const inspector::ReceiverOptions &options, bool isMove)
{
    m_options = options;
    QList<quint16> ports;
    for (const inspector::ListenerPlace &place : m_workbench.inspector.receiver().places())
        ports.append(place.port);
    m_memory.notePorts(ports);
    keepRunning(true);
    emit optionsChanged();
    emit started(isMove);
    prove();
}

void ListenerControl::stop()
{
    keepRunning(false);
    if (!m_workbench.inspector.isOpen())
        return;
    m_proof.abort();
    ++m_changes;
    m_workbench.inspector.receiver().stop(this, [this](const base::Done &) {
        --m_changes;
        keepRunning(false); // again: a start that was under way may have ended meanwhile
        emit stopped();
    });
}

void ListenerControl::usePort(const QString &address, quint16 port)
{
    inspector::ReceiverOptions options = m_wanted;
    for (inspector::ListenerAddress &one : options.listeners) {
        if (http::writeListenAddress(one.host, one.port) == address) {
            one.port = port;
            break;
        }
    }
    m_memory.keep(listenerSettings(options, m_memory.settings().startsWithProgram), keysOf(options));
    start(options);
}

void ListenerControl::prove()
{
    m_proof.abort();
    if (!m_workbench.inspector.isOpen() || !m_workbench.inspector.receiver().isListening())
        return;
    const auto answered = [this](const base::Done &done) {
        if (done)
            emit proved();
        else
            emit unproved(done.error());
    };
    m_proof = inspector::ListenerProof::start(m_workbench.inspector.receiver(), m_workbench.clock, this, answered);
}

ListenerDialog *ListenerControl::makeDialog()
{
    auto *dialog = new ListenerDialog(m_wanted, m_workbench.preferences.automaticReply(), &m_page);
    dialog->setStartsWithProgram(m_memory.settings().startsWithProgram);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_workbench.preferences.setAutomaticReply(dialog->automaticReply());
        m_automatic.setOptions(keptOptions(dialog->automaticReply()));
        const inspector::ReceiverOptions options = dialog->options();
        m_memory.keep(listenerSettings(options, dialog->startsWithProgram()), keysOf(options));
        start(options); // start() moves a running listener
    });
    emit dialogMade(dialog);
    return dialog;
}

void ListenerControl::configure(const QString &allowedCallback)
{
    ListenerDialog *dialog = makeDialog();
    if (!allowedCallback.isEmpty())
        dialog->allowCallback(allowedCallback);
    dialog->open();
}

void ListenerControl::configureAddresses()
{
    ListenerDialog *dialog = makeDialog();
    dialog->showAddresses();
    dialog->open();
}

void ListenerControl::configureRules(const QString &file)
{
    ListenerDialog *dialog = makeDialog();
    dialog->offerRules(file);
    dialog->open();
}

} // namespace runlatch::ui
