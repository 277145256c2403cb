// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "tunnel/tunnel.h"

#include "base/operation.h"
#include "base/rules.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::tunnel {

using State = Tunnel::State;

/// A tunnel program is started, found, checked, started again and ended, on a system that has `sh`.
class tst_Tunnel : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void isReachable();
    void findsALineWithoutAnEnd();
    void isCheckedUntilItIsReached();
    void isCheckedAgainAfterASleep();
    void checksByHandDoNotAddUp();
    void mayBeStoppedAsItStarts();
    void saysThatThereIsNoAddress();
    void startsAgainWithLongerPauses();
    void isGivenUpAfterQuickEnds();
    void saysThatThereIsNoSuchProgram();
    void anotherCommandTakesItsPlace();
    void bearsOutputWithoutEnd();
    void endsWhatDoesNotListen();
    void endsEarlierStartsToo();
    void getsNoSecretOfTheEnvironment();

private:
    std::unique_ptr<Tunnel> makeTunnel()
    {
        return std::make_unique<Tunnel>(
            m_clock, [this](const QUrl &address, QObject *context, base::Callback<std::monostate> done) {
                m_asked.append(address);
                auto *operation = new base::Operation<std::monostate>(this, context, std::move(done));
                operation->finishLater(m_isReached ? base::Done(std::monostate())
                                                   : base::Done(base::Error{.kind = base::ErrorKind::Network,
                                                                            .rule = base::Rules::TunnelElsewhere}));
                return base::Call(operation);
            });
    }
    static QStringList shell(const QString &script) { return {u"sh"_s, u"-c"_s, script}; }
    /// The last process that told its number.
    static qint64 processOf(const Tunnel &tunnel)
    {
        static const QRegularExpression number(u"process (\\d+)$"_s, QRegularExpression::MultilineOption);
        qint64 process = 0;
        for (auto match = number.globalMatch(tunnel.log()); match.hasNext();)
            process = match.next().captured(1).toLongLong();
        return process;
    }
    /// Tells whether the process is gone, or is an unreaped zombie.
    static bool isGone(qint64 process)
    {
        QFile state(u"/proc/%1/stat"_s.arg(process));
        return !state.open(QIODevice::ReadOnly) || state.readAll().contains(") Z ");
    }

    support::FakeClock m_clock;
    QList<QUrl> m_asked;
    bool m_isReached = true;
};

void tst_Tunnel::init()
{
    m_clock.reset();
    m_asked.clear();
    m_isReached = true;
}

void tst_Tunnel::isReachable()
{
    const auto tunnel = makeTunnel();
    QList<State> states;
    connect(tunnel.get(), &Tunnel::changed, this, [&] { states.append(tunnel->state()); });
    tunnel->start(shell(u"echo process $$; printf '\\033[1mhttps://a.'; printf 'example\\033[0m\\n' >&2;"
                        " echo https://b.example; sleep 300 & wait"_s));
    QCOMPARE(tunnel->state(), State::Starting);
    QTRY_COMPARE(tunnel->state(), State::Reachable);
    QCOMPARE(tunnel->address(), QUrl(u"https://a.example"_s));
    QCOMPARE(m_asked, QList<QUrl>{tunnel->address()});
    QCOMPARE(states.constFirst(), State::Starting);
    QVERIFY(states.contains(State::Checking));
    const qint64 process = processOf(*tunnel);
    QVERIFY(process > 0 && !isGone(process));
    tunnel->start({}); // no command: nothing happens
    QCOMPARE(tunnel->state(), State::Reachable);
    tunnel->stop();
    QCOMPARE(tunnel->state(), State::Stopped);
    QVERIFY(tunnel->address().isEmpty());
    QTRY_VERIFY(isGone(process));
}

void tst_Tunnel::findsALineWithoutAnEnd()
{
    const auto tunnel = makeTunnel();
    QSignalSpy logged(tunnel.get(), &Tunnel::logged);
    tunnel->start(shell(u"printf 'At https://a.example'; sleep 300 & wait"_s));
    const auto hasCome = [&] {
        m_clock.advance(250ms);
        return !logged.isEmpty();
    };
    QTRY_VERIFY(hasCome());
    m_clock.advance(1s);
    QTRY_COMPARE(tunnel->state(), State::Reachable);
    QCOMPARE(tunnel->address(), QUrl(u"https://a.example"_s));
}

void tst_Tunnel::isCheckedUntilItIsReached()
{
    m_isReached = false;
    const auto tunnel = makeTunnel();
    tunnel->start(shell(u"echo https://a.example; sleep 300 & wait"_s));
    for (int check = 1; check < Tunnel::PatientChecks; ++check) {
        QTRY_COMPARE(m_asked.size(), check);
        QTRY_VERIFY(tunnel->fault());
        QCOMPARE(tunnel->state(), State::Checking);
        const auto goesOn = [&] {
            m_clock.advance(1s);
            return m_asked.size() > check;
        };
        QTRY_VERIFY(goesOn());
    }
    QTRY_COMPARE(tunnel->state(), State::Unreachable);
    QCOMPARE(tunnel->fault()->rule, base::Rules::TunnelElsewhere);
    m_isReached = true;
    const auto isReached = [&] {
        m_clock.advance(1s);
        return tunnel->state() == State::Reachable;
    };
    QTRY_VERIFY(isReached());
    QVERIFY(!tunnel->fault());
    tunnel->check();
    QCOMPARE(tunnel->state(), State::Checking);
    QTRY_COMPARE(tunnel->state(), State::Reachable);
}

void tst_Tunnel::isCheckedAgainAfterASleep()
{
    const auto tunnel = makeTunnel();
    tunnel->start(shell(u"echo https://a.example; sleep 300 & wait"_s));
    QTRY_COMPARE(tunnel->state(), State::Reachable);
    m_clock.advance(30s);
    QCOMPARE(m_asked.size(), 1);
    m_isReached = false;
    m_clock.sleep(1h);
    m_clock.advance(1s);
    QCOMPARE(tunnel->state(), State::Checking);
    QTRY_VERIFY(tunnel->fault());
    QCOMPARE(m_asked.size(), 2);
}

void tst_Tunnel::checksByHandDoNotAddUp()
{
    m_isReached = false;
    const auto tunnel = makeTunnel();
    tunnel->start(shell(u"echo https://a.example; sleep 300 & wait"_s));
    QTRY_VERIFY(tunnel->fault());
    for (int round = 0; round < 3; ++round) {
        m_clock.advance(300ms);
        tunnel->check();
        QVERIFY(!tunnel->fault());
        QTRY_VERIFY(tunnel->fault());
    }
    QCOMPARE(m_asked.size(), 4);
    for (const qsizetype asked : {4, 4, 4, 5}) { // a second after the last one, however many there were before
        m_clock.advance(300ms);
        QCOMPARE(m_asked.size(), asked);
    }
}

void tst_Tunnel::mayBeStoppedAsItStarts()
{
    const auto tunnel = makeTunnel();
    connect(tunnel.get(), &Tunnel::changed, tunnel.get(), [&tunnel] {
        if (tunnel->state() == State::Starting)
            tunnel->stop();
    });
    tunnel->start(shell(u"echo https://a.example; sleep 300 & wait"_s));
    QCOMPARE(tunnel->state(), State::Stopped);
}

void tst_Tunnel::saysThatThereIsNoAddress()
{
    const auto tunnel = makeTunnel();
    tunnel->start(shell(u"echo http://a.example; sleep 300 & wait"_s));
    QTRY_COMPARE(tunnel->state(), State::AwaitingUrl);
    m_clock.advance(Tunnel::UrlPatience);
    QCOMPARE(tunnel->state(), State::Unreachable);
    QCOMPARE(tunnel->fault()->rule, base::Rules::TunnelNoUrl);
    QVERIFY(m_asked.isEmpty());
}

/// Each start lasts longer than a quick end, so that it is never given up.
void tst_Tunnel::startsAgainWithLongerPauses()
{
    const auto tunnel = makeTunnel();
    tunnel->start(shell(u"echo process $$; sleep 300 & wait"_s));
    qint64 before = 0;
    for (const auto pause : {1s, 2s, 4s, 8s, 16s, 32s, 60s, 60s}) {
        QTRY_VERIFY(processOf(*tunnel) != before);
        before = processOf(*tunnel);
        m_clock.advance(Tunnel::QuickEnd);
        QCOMPARE(QProcess::execute(u"kill"_s, {u"-KILL"_s, QString::number(before)}), 0);
        QTRY_COMPARE(tunnel->state(), State::Waiting);
        QCOMPARE(tunnel->fault()->rule, base::Rules::TunnelKilled);
        QCOMPARE(tunnel->wait(), pause);
        m_clock.advance(pause - 1s);
        QCOMPARE(tunnel->wait(), 1s);
        QCOMPARE(tunnel->state(), State::Waiting);
        m_clock.advance(1s);
        QTRY_COMPARE(tunnel->state(), State::AwaitingUrl);
    }
}

void tst_Tunnel::isGivenUpAfterQuickEnds()
{
    const auto tunnel = makeTunnel();
    tunnel->start(shell(u"echo once; exit 3"_s));
    for (int end = 1; end < Tunnel::MaxQuickEnds; ++end) {
        QTRY_COMPARE(tunnel->state(), State::Waiting);
        QCOMPARE(tunnel->fault()->rule, base::Rules::TunnelEnded);
        QCOMPARE(tunnel->fault()->subject, u"3"_s);
        m_clock.advance(tunnel->wait());
        QTRY_VERIFY(tunnel->log().count(u"-- sh"_s) == end + 1);
    }
    QTRY_COMPARE(tunnel->state(), State::GivenUp);
    QCOMPARE(tunnel->fault()->rule, base::Rules::TunnelGaveUp);
    m_clock.advance(10min);
    QCOMPARE(tunnel->log().count(u"-- sh"_s), Tunnel::MaxQuickEnds);
    tunnel->start(shell(u"echo once; exit 3"_s)); // by hand
    QTRY_COMPARE(tunnel->state(), State::Waiting);
}

void tst_Tunnel::saysThatThereIsNoSuchProgram()
{
    const auto tunnel = makeTunnel();
    tunnel->start({u"/nowhere/to/be/found"_s});
    QTRY_COMPARE(tunnel->state(), State::GivenUp);
    QCOMPARE(tunnel->fault()->rule, base::Rules::TunnelNotStarted);
    QCOMPARE(tunnel->fault()->subject, u"/nowhere/to/be/found"_s);
}

/// The port of the listener changed.
void tst_Tunnel::anotherCommandTakesItsPlace()
{
    const auto tunnel = makeTunnel();
    const QStringList first = shell(u"echo process $$; echo https://a.example; sleep 300 & wait"_s);
    tunnel->start(first);
    QTRY_COMPARE(tunnel->state(), State::Reachable);
    const qint64 process = processOf(*tunnel);
    tunnel->start(first);
    QCOMPARE(tunnel->state(), State::Reachable);
    QVERIFY(!isGone(process));
    tunnel->start(shell(u"echo https://b.example; sleep 300 & wait"_s));
    QVERIFY(tunnel->address().isEmpty());
    QTRY_COMPARE(tunnel->state(), State::Reachable);
    QCOMPARE(tunnel->address(), QUrl(u"https://b.example"_s));
    QTRY_VERIFY(isGone(process));
}

void tst_Tunnel::bearsOutputWithoutEnd()
{
    const auto tunnel = makeTunnel();
    tunnel->start(shell(u"i=0; while :; do i=$((i+1)); echo line $i; [ $i = 3000 ] && echo https://a.example; done"_s));
    QTRY_COMPARE(tunnel->state(), State::Reachable);
    QVERIFY(tunnel->log().count(u'\n') < TunnelOutput::MaxLines);
    tunnel->stop();
    QCOMPARE(tunnel->state(), State::Stopped);
}

void tst_Tunnel::endsWhatDoesNotListen()
{
    auto tunnel = makeTunnel();
    tunnel->start(shell(u"trap '' TERM; echo process $$; echo https://a.example; while :; do sleep 0.02; done"_s));
    QTRY_COMPARE(tunnel->state(), State::Reachable);
    const qint64 first = processOf(*tunnel);
    tunnel->stop();
    const auto isKilled = [&] {
        m_clock.advance(1s);
        return isGone(first);
    };
    QTRY_VERIFY(isKilled());
    tunnel->start(shell(u"trap '' TERM; echo process $$; echo https://a.example; while :; do sleep 0.02; done"_s));
    QTRY_COMPARE(tunnel->state(), State::Reachable);
    const qint64 last = processOf(*tunnel);
    QVERIFY(last != first);
    tunnel.reset(); // as at the end of the program
    QVERIFY(isGone(last));
}

/// Somebody started and stopped a program that does not listen, and quits.
void tst_Tunnel::endsEarlierStartsToo()
{
    auto tunnel = makeTunnel();
    QList<qint64> processes;
    for (int start = 0; start < 4; ++start) {
        tunnel->stop(); // without time for the kill
        tunnel->start(shell(u"trap '' TERM; echo process $$; echo https://a.example; while :; do sleep 0.02; done"_s));
        QTRY_COMPARE(tunnel->state(), State::Reachable);
        processes.append(processOf(*tunnel));
    }
    tunnel.reset();
    for (const qint64 process : std::as_const(processes))
        QVERIFY(isGone(process));
}

void tst_Tunnel::getsNoSecretOfTheEnvironment()
{
    const QList<QByteArray> names{"RUNLATCH_HMAC_KEY", "RUNLATCH_TOKEN", "RUNLATCH_TLS_PASSPHRASE", "TFE_TOKEN",
                                  "TF_TOKEN_tf_example"};
    for (const QByteArray &name : names)
        qputenv(name.constData(), "canary");
    qputenv("TUNNEL_OWN", "canary");
    const auto restored = qScopeGuard([&names] {
        for (const QByteArray &name : names)
            qunsetenv(name.constData());
        qunsetenv("TUNNEL_OWN");
    });
    const auto tunnel = makeTunnel();
    tunnel->start(shell(u"env | grep =canary | sed 's/=.*//; s/^/has /'; echo https://a.example; sleep 300 & wait"_s));
    QTRY_COMPARE(tunnel->state(), State::Reachable);
    QVERIFY2(tunnel->log().contains(u"has TUNNEL_OWN"_s), qPrintable(tunnel->log()));
    for (const QByteArray &name : names)
        QVERIFY2(!tunnel->log().contains(u"has "_s + QLatin1StringView(name)), name.constData());
}

RUNLATCH_TEST(tst_Tunnel)

} // namespace runlatch::tunnel

#include "tst_tunnel.moc"
