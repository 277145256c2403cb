// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/secondstart.h"

#include "support/fakeclock.h"
#include "support/suite.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <future>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::app {

/// A later start is handed to the window that has the folder, and nothing else that speaks to its socket is.
class tst_SecondStart : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void handsItsFilesOver();
    void goesOnWhereNobodyListens();
    void twoStartsAtOneMoment();
    void aHolderThatNeverListensIsLeft();
    void aKilledWindowLeavesNothingInTheWay();
    void isForThisUserAlone();
    void cutsWhatIsNoWish_data();
    void cutsWhatIsNoWish();
    void cutsWhoSaysNothing();
    void takesEightAtOnce();
    void wishesHaveBounds();

private:
    QString fileName(const QString &name) const { return m_folder->filePath(name); }
    /// Hands over in another thread, as another program would, while this one goes on.
    bool isHandedOver(const StartWish &wish)
    {
        auto answer = std::async(std::launch::async, [folder = m_folder->path(), wish] {
            return handOver(folder, wish, std::chrono::minutes(1)); // a machine under load is no hanging window
        });
        return support::waitFor([&] { return answer.wait_for(std::chrono::seconds(0)) == std::future_status::ready; })
            && answer.get();
    }
    std::unique_ptr<QLocalSocket> connected() const
    {
        auto socket = std::make_unique<QLocalSocket>();
        socket->connectToServer(startAddress(m_folder->path()));
        return socket->waitForConnected() ? std::move(socket) : nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    support::FakeClock m_clock;
};

void tst_SecondStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>(QDir::temp().filePath(u"rl-XXXXXX"_s)); // a socket has a short name
    m_clock.reset();
}

void tst_SecondStart::handsItsFilesOver()
{
    SecondStarts starts(m_clock);
    QVERIFY(starts.listen(m_folder->path()));
    QSignalSpy wanted(&starts, &SecondStarts::wanted);
    const StartWish wish{{fileName(u"a b.har"_s), fileName(u"ü.json"_s)}, "token-1"};
    QVERIFY(isHandedOver(wish));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().at(0).toStringList(), wish.files);
    QCOMPARE(wanted.first().at(1).toByteArray(), wish.token);
    QVERIFY(isHandedOver({})); // without files the window comes to the front
    QCOMPARE(wanted.size(), 2);
}

void tst_SecondStart::goesOnWhereNobodyListens()
{
    QVERIFY(!handOver(m_folder->path(), {}));
    QVERIFY(!handOver(fileName(u"none"_s), {}));
    SecondStarts starts(m_clock);
    QTemporaryDir other;
    QVERIFY(starts.listen(other.path()) || startAddress(other.path()).isEmpty());
    QVERIFY(!handOver(m_folder->path(), {}));
}

/// The first one holds the files, and listens only when they are open.
void tst_SecondStart::twoStartsAtOneMoment()
{
    const StartWish wish{{fileName(u"a.har"_s)}, {}};
    QVERIFY(!handOver(m_folder->path(), wish)); // before there is a window
    QObject second;
    std::optional<bool> taken;
    handOverSoon(m_folder->path(), wish, m_clock, &second, [&](const base::Result<bool> &is) { taken = *is; });
    QVERIFY(support::waitFor([&] { return m_clock.waiting() == 1; })); // nobody listened the first time
    QVERIFY(!taken);
    SecondStarts first(m_clock);
    QSignalSpy wanted(&first, &SecondStarts::wanted);
    QVERIFY(first.listen(m_folder->path()));
    m_clock.advance(std::chrono::milliseconds(100));
    QVERIFY(support::waitFor([&] { return taken.has_value(); }));
    QVERIFY(*taken);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().at(0).toStringList(), wish.files);
}

void tst_SecondStart::aHolderThatNeverListensIsLeft()
{
    QObject second;
    std::optional<bool> taken;
    handOverSoon(m_folder->path(), {}, m_clock, &second, [&](const base::Result<bool> &is) { taken = *is; });
    QVERIFY(support::waitFor([&] { return m_clock.waiting() == 1; }));
    m_clock.advance(LateStart);
    QVERIFY(support::waitFor([&] { return taken.has_value(); }));
    QVERIFY(!*taken);
    QCOMPARE(m_clock.waiting(), 0);
}

void tst_SecondStart::aKilledWindowLeavesNothingInTheWay()
{
#ifdef Q_OS_UNIX
    const QString address = startAddress(m_folder->path());
    {
        QLocalServer killed;
        QVERIFY(killed.listen(address));
        QVERIFY(QFile::rename(address, address + u'x'));
    }
    QVERIFY(QFile::rename(address + u'x', address));
    QVERIFY(!handOver(m_folder->path(), {}));
    SecondStarts starts(m_clock);
    QVERIFY(starts.listen(m_folder->path()));
    QVERIFY(isHandedOver({}));
#else
    QSKIP("the system removes the pipe of a program that ended");
#endif
}

void tst_SecondStart::isForThisUserAlone()
{
#ifdef Q_OS_UNIX
    SecondStarts starts(m_clock);
    QVERIFY(starts.listen(m_folder->path()));
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFileInfo(startAddress(m_folder->path())).permissions() & others));
#else
    QSKIP("only on Unix the socket is a file");
#endif
}

void tst_SecondStart::cutsWhatIsNoWish_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray good = writeStartWish({{u"/a"_s}, {}});
    QTest::newRow("garbage") << QByteArray("\xff\x00GET / HTTP/1.1\r\n\r\n", 19);
    QTest::newRow("no object") << QByteArray("[1]\n");
    QTest::newRow("another version") << QByteArray(good).replace("\"runlatch-start\":1", "\"runlatch-start\":2");
    QTest::newRow("relative file") << QByteArray(good).replace("\"/a\"", "\"a\"");
    QTest::newRow("a file that is none") << QByteArray(good).replace("\"/a\"", "7");
    QTest::newRow("nul") << QByteArray(good).replace("\"/a\"", "\"/a\\u0000b\"");
    QTest::newRow("giant, without an end") << QByteArray(4 * 1024 * 1024, 'x');
}

void tst_SecondStart::cutsWhatIsNoWish()
{
    QFETCH(QByteArray, bytes);
    SecondStarts starts(m_clock);
    QVERIFY(starts.listen(m_folder->path()));
    QSignalSpy wanted(&starts, &SecondStarts::wanted);
    const auto socket = connected();
    QVERIFY(socket);
    socket->write(bytes);
    QTRY_COMPARE(socket->state(), QLocalSocket::UnconnectedState);
    QVERIFY(!socket->readAll().contains("taken"));
    QVERIFY(wanted.isEmpty());
    QVERIFY(isHandedOver({}));
}

void tst_SecondStart::cutsWhoSaysNothing()
{
    SecondStarts starts(m_clock);
    QVERIFY(starts.listen(m_folder->path()));
    const auto socket = connected();
    QVERIFY(socket);
    QTRY_COMPARE(m_clock.waiting(), 1);
    m_clock.advance(SecondStarts::Patience);
    QTRY_COMPARE(socket->state(), QLocalSocket::UnconnectedState);
}

void tst_SecondStart::takesEightAtOnce()
{
    SecondStarts starts(m_clock);
    QVERIFY(starts.listen(m_folder->path()));
    std::vector<std::unique_ptr<QLocalSocket>> sockets;
    for (int number = 0; number < SecondStarts::MaxStarts; ++number) {
        sockets.push_back(connected());
        QVERIFY(sockets.back());
        QTRY_COMPARE(m_clock.waiting(), number + 1);
    }
    const auto tooMany = connected();
    QVERIFY(tooMany);
    QTRY_COMPARE(tooMany->state(), QLocalSocket::UnconnectedState);
    for (const auto &socket : sockets)
        QCOMPARE(socket->state(), QLocalSocket::ConnectedState);
}

void tst_SecondStart::wishesHaveBounds()
{
    StartWish wish;
    for (qsizetype number = 0; number < StartWish::MaxFiles; ++number)
        wish.files.append(u"/file-%1"_s.arg(number));
    QVERIFY(readStartWish(writeStartWish(wish)) == wish);
    wish.files.append(u"/one-more"_s);
    QVERIFY(writeStartWish(wish).isEmpty());
    QVERIFY(writeStartWish({{u'/' + QString(StartWish::MaxBytes, u'x')}, {}}).isEmpty());
    QVERIFY(!readStartWish(writeStartWish({}).chopped(1)));
}

RUNLATCH_TEST(tst_SecondStart)

} // namespace runlatch::app

#include "tst_secondstart.moc"
