// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/receiverworker.h"
#include "receiverfixture.h"
#include "support/suite.h"

#include <QTcpSocket>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

/// Rows arrive at once, so that replies can begin; they are told a few at a time, in their order and within a bound.
class tst_ReceiverRows : public QObject, protected ReceiverFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void areToldAFewAtATime();
    void areToldBeforeTheStop();
    void areToldBeforeAnotherStore();
    void countUntilTheyAreReleased();

private:
    /// Sends requests, and waits for their answers alone: this thread hears of no row meanwhile. Returns how many were
    /// answered 200.
    int sendUnheard(int count, const QByteArray &headers = {}) const;

    QUrl m_url;
    QList<store::CaptureRow> m_arrived;
    QList<qsizetype> m_batches;
};

void tst_ReceiverRows::init()
{
    m_arrived.clear();
    m_batches.clear();
    QVERIFY(open());
    connect(m_receiver.get(), &Receiver::arrived, this, [this](const auto &rows) { m_arrived += rows; });
    connect(m_receiver.get(), &Receiver::captured, this, [this](const auto &rows) {
        m_batches += rows.size();
        QVERIFY(m_arrived.size() >= m_captured.size());
    });
    m_url = *tryToStart({});
}

int tst_ReceiverRows::sendUnheard(int count, const QByteArray &headers) const
{
    constexpr int Connections = 40; // they share the commits
    const QByteArray request =
        "POST /runtask HTTP/1.1\r\nHost: localhost\r\n" + headers + "Content-Length: 2\r\n\r\n{}";
    std::array<QTcpSocket, Connections> sockets;
    for (int i = 0; i < std::min(count, Connections); ++i) {
        QTcpSocket &socket = sockets.at(static_cast<std::size_t>(i));
        socket.connectToHost(m_url.host(), static_cast<quint16>(m_url.port()));
        socket.write(request.repeated((count - i + Connections - 1) / Connections));
        (void)socket.waitForBytesWritten(20'000);
    }
    int accepted = 0;
    for (int i = 0; i < std::min(count, Connections); ++i) {
        QTcpSocket &socket = sockets.at(static_cast<std::size_t>(i));
        QByteArray answers;
        while (answers.count("HTTP/1.1 ") < (count - i + Connections - 1) / Connections
               && socket.waitForReadyRead(20'000))
            answers += socket.readAll();
        accepted += static_cast<int>(answers.count("HTTP/1.1 200 "));
    }
    return accepted;
}

/// A call that is asked for while the first rows are told comes before the last ones.
void tst_ReceiverRows::areToldAFewAtATime()
{
    constexpr int Count = 3 * static_cast<int>(Receiver::MaxAtOnce) + 1;
    std::optional<qsizetype> toldBefore;
    connect(
        m_receiver.get(), &Receiver::captured, this,
        [&] {
            QMetaObject::invokeMethod(
                this, [&] { toldBefore = m_captured.size(); }, Qt::QueuedConnection);
        },
        Qt::SingleShotConnection);
    QCOMPARE(sendUnheard(Count), Count);
    QCOMPARE(m_arrived.size(), 0);
    QTRY_COMPARE(m_captured.size(), Count);
    QVERIFY(*std::max_element(m_batches.cbegin(), m_batches.cend()) <= Receiver::MaxAtOnce);
    QCOMPARE(*toldBefore, m_batches.first());
    QCOMPARE(m_arrived.size(), Count);
    for (qsizetype i = 0; i < Count; ++i)
        QCOMPARE(m_captured.at(i).uuid, m_arrived.at(i).uuid);
}

void tst_ReceiverRows::areToldBeforeTheStop()
{
    constexpr int Count = 2 * static_cast<int>(Receiver::MaxAtOnce) + 1;
    QCOMPARE(sendUnheard(Count), Count);
    std::optional<qsizetype> told;
    m_receiver->stop(this, [&](const base::Done &) { told = m_captured.size(); });
    QTRY_VERIFY(told.has_value());
    QCOMPARE(*told, Count);
}

void tst_ReceiverRows::areToldBeforeAnotherStore()
{
    constexpr int Count = 2 * static_cast<int>(Receiver::MaxAtOnce) + 1;
    StoreFixture other;
    QVERIFY(other.isOpen());
    QCOMPARE(sendUnheard(Count), Count);
    std::optional<qsizetype> told;
    bool isLeft = false;
    m_receiver->useStore(
        *other, this, [&](const base::Done &) { told = m_captured.size(); },
        [&](const base::Done &) { isLeft = true; });
    QTRY_VERIFY(told.has_value() && isLeft);
    QCOMPARE(*told, Count);
    close(); // before the store that it uses
}

/// A slot that prints rows later keeps them for so long. Strangers' rows leave room for those of signed requests.
void tst_ReceiverRows::countUntilTheyAreReleased()
{
    ReceiverOptions options;
    options.endpoint().keys = {Key};
    m_url = *tryToStart(options);
    const QByteArray isSigned = "X-TFC-Task-Signature: " + protocol::sign(Key, "{}") + "\r\n";
    const QObject context;
    int more = ReceiverWorker::MaxUnheard;
    connect(m_receiver.get(), &Receiver::captured, &context, [&] { m_receiver->hold(std::exchange(more, 0)); });
    QCOMPARE(sendUnheard(1), 1);
    QTRY_COMPARE(m_captured.size(), 1);
    QCOMPARE(sendUnheard(2), 0);
    more = ReceiverWorker::MaxUnheardSigned;
    QCOMPARE(sendUnheard(1, isSigned), 1);
    QTRY_COMPARE(m_captured.size(), 2);
    QCOMPARE(sendUnheard(1, isSigned), 0);
    m_receiver->release(ReceiverWorker::MaxUnheard + ReceiverWorker::MaxUnheardSigned);
    QCOMPARE(sendUnheard(2), 2);
    bool hasStopped = false;
    m_receiver->stop(this, [&](const base::Done &) { hasStopped = true; });
    QTRY_VERIFY(hasStopped);
    QTRY_COMPARE(m_captured.size(), 5); // with the row that counts the refused ones
    QCOMPARE(m_captured.last().refusals, 3);
}

RUNLATCH_TEST(tst_ReceiverRows)

} // namespace runlatch::inspector

#include "tst_receiverrows.moc"
