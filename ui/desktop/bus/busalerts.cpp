// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/desktop/bus/busalerts.h"

#include "base/answer.h"
#include "ui/desktop/raising.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QThreadPool>
#include <QUuid>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int AnswerTime = 10'000; // milliseconds

QString service()
{
    return u"org.freedesktop.Notifications"_s;
}

QString path()
{
    return u"/org/freedesktop/Notifications"_s;
}

bool isUrgent(AlertKind kind)
{
    return kind == AlertKind::DeadlineLast;
}

QDBusMessage messageOf(const Alert &alert, const QString &body, uint replaced)
{
    const QVariantMap hints{{u"desktop-entry"_s, u"runlatch"_s},
                            {u"urgency"_s, QVariant::fromValue<uchar>(isUrgent(alert.kind) ? 2 : 1)}};
    QDBusMessage message = QDBusMessage::createMethodCall(service(), path(), service(), u"Notify"_s);
    message.setArguments({QCoreApplication::applicationName(), QVariant::fromValue<uint>(replaced), u"runlatch"_s,
                          alert.title, body, QStringList{u"default"_s, BusAlerts::tr("Show")}, hints, -1});
    return message;
}

} // namespace

BusAlerts::BusAlerts(const QString &address, QObject *parent)
    : AlertChannel(parent)
    , m_address(address)
    , m_name(u"runlatch-alerts-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

BusAlerts::~BusAlerts()
{
    if (m_state == State::Open)
        QDBusConnection::disconnectFromBus(m_name);
}

QDBusConnection BusAlerts::bus() const
{
    return QDBusConnection(m_name);
}

void BusAlerts::show(const Alert &alert)
{
    if (m_state == State::Absent)
        return;
    m_later.insert(alert.kind, alert);
    if (m_state == State::Unopened)
        open();
    else if (m_state == State::Open)
        sendNext(alert.kind);
}

/// Opening waits for the bus, which may not answer.
void BusAlerts::open()
{
    m_state = State::Opening;
    const auto opened = [this](const base::Result<bool> &isOpen) {
        m_state = *isOpen ? State::Open : State::Absent;
        if (m_state == State::Open)
            listen();
        sendWaiting();
    };
    QThreadPool::globalInstance()->start([answer = base::Answer<bool>(this, opened), address = m_address,
                                          name = m_name] {
        const QDBusConnection bus = address.isEmpty() ? QDBusConnection::connectToBus(QDBusConnection::SessionBus, name)
                                                      : QDBusConnection::connectToBus(address, name);
        answer(bus.isConnected());
    });
}

/// The signals are taken from anybody on the bus, and then only from the server that answered. Qt would wait for the
/// name of a sender.
void BusAlerts::listen()
{
    QDBusConnection open = bus();
    const auto take = [&](const QString &signal, const char *slot) {
        open.connect({}, path(), service(), signal, this, slot);
    };
    take(u"ActionInvoked"_s, SLOT(takeAction(uint, QString, QDBusMessage)));
    take(u"ActivationToken"_s, SLOT(takeToken(uint, QString, QDBusMessage)));
    take(u"NotificationClosed"_s, SLOT(takeClosed(uint, uint, QDBusMessage)));
    open.connect({}, u"/org/freedesktop/DBus"_s, u"org.freedesktop.DBus"_s, u"NameOwnerChanged"_s, {service()},
                 u"sss"_s, this, SLOT(takeOwner()));
}

void BusAlerts::sendWaiting()
{
    const QList<AlertKind> kinds = m_later.keys();
    for (const AlertKind kind : kinds)
        sendNext(kind);
}

/// A server that does not answer is not asked again: what is sent then has no character of markup.
void BusAlerts::askForMarkup()
{
    if (m_markup == Markup::Asked)
        return;
    m_markup = Markup::Asked;
    const QDBusMessage question = QDBusMessage::createMethodCall(service(), path(), service(), u"GetCapabilities"_s);
    auto *watcher = new QDBusPendingCallWatcher(bus().asyncCall(question, AnswerTime), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QStringList> reply = *watcher;
        if (reply.isError())
            m_markup = Markup::Unknown;
        else
            m_markup = reply.value().contains(u"body-markup"_s) ? Markup::Read : Markup::None;
        sendWaiting();
    });
}

QString BusAlerts::bodyOf(const QString &text) const
{
    switch (m_markup) {
    case Markup::Read: return text.toHtmlEscaped();
    case Markup::None: return text;
    case Markup::Unasked:
    case Markup::Asked:
    case Markup::Unknown: break;
    }
    return withoutMarkup(text);
}

void BusAlerts::sendNext(AlertKind kind)
{
    if (m_sent.contains(kind) || !m_later.contains(kind))
        return;
    if (m_state == State::Open && (m_markup == Markup::Unasked || m_markup == Markup::Asked)) {
        askForMarkup();
        return;
    }
    const Alert alert = m_later.take(kind);
    if (m_state == State::Open)
        send(alert);
}

void BusAlerts::send(const Alert &alert)
{
    m_sent.insert(alert.kind);
    auto *watcher = new QDBusPendingCallWatcher(
        bus().asyncCall(messageOf(alert, bodyOf(alert.text), m_ids.value(alert.kind)), AnswerTime), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, kind = alert.kind] {
        watcher->deleteLater();
        m_sent.remove(kind);
        const QDBusPendingReply<uint> reply = *watcher;
        if (reply.isError()) { // no server, or it hangs: what waited is old by now
            m_ids.remove(kind);
            m_later.remove(kind);
            return;
        }
        m_server = reply.reply().service();
        m_ids.insert(kind, reply.value());
        sendNext(kind);
    });
}

bool BusAlerts::isOurs(uint id, const QDBusMessage &message) const
{
    return message.service() == m_server && m_ids.values().contains(id);
}

void BusAlerts::takeAction(uint id, const QString &action, const QDBusMessage &message)
{
    if (isOurs(id, message) && action == "default"_L1)
        emit clicked(m_ids.key(id), std::exchange(m_token, {}));
}

void BusAlerts::takeToken(uint id, const QString &token, const QDBusMessage &message)
{
    if (isOurs(id, message) && token.size() <= MaxActivationToken)
        m_token = token.toLatin1();
}

/// The number of an alert that is gone may be another program's next time.
void BusAlerts::takeClosed(uint id, uint, const QDBusMessage &message)
{
    if (isOurs(id, message))
        m_ids.remove(m_ids.key(id));
}

/// Another server begins its numbers anew, and may read markup. One that comes because it was asked answers itself.
void BusAlerts::takeOwner()
{
    m_ids.clear();
    if (m_markup != Markup::Asked)
        m_markup = Markup::Unasked;
}

} // namespace runlatch::ui
