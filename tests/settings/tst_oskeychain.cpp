// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/oskeychain.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// Without a keychain of the system a secret is refused, and no file holds it.
class tst_OsKeychain : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void refusesWithoutAKeychain();

private:
    QTemporaryDir m_home;
    std::optional<base::Done> m_written;
    std::optional<base::Result<QByteArray>> m_read;
};

void tst_OsKeychain::initTestCase()
{
#if !defined(Q_OS_LINUX)
    QSKIP("only on Linux a program can be without a keychain");
#endif
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/proc/no/bus");
    for (const char *folder : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        qputenv(folder, m_home.path().toLocal8Bit());
}

void tst_OsKeychain::refusesWithoutAKeychain()
{
    settings::OsKeychain keychain;
    keychain.write(u"token"_s, "sEcReT-51aZ", this, [this](const base::Done &done) { m_written = done; });
    QTRY_VERIFY(m_written);
    QVERIFY(!*m_written);
    QCOMPARE(m_written->error().kind, base::ErrorKind::Secret);
    keychain.read(u"token"_s, this, [this](const base::Result<QByteArray> &secret) { m_read = secret; });
    QTRY_VERIFY(m_read);
    QVERIFY(!*m_read);
    QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("sEcReT-51aZ"), qPrintable(file.fileName()));
    }
}

RUNLATCH_TEST(tst_OsKeychain)
#include "tst_oskeychain.moc"
