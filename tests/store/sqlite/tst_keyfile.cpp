// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/keyfile.h"

#include "base/rules.h"
#include "support/quickfolder.h"
#include "support/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

#if defined(Q_OS_UNIX)
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// A key comes from a file of this user alone, and from nothing else that has its name.
class tst_KeyFile : public QObject
{
    Q_OBJECT

private slots:
    void isMadeForItsOwnerAlone();
    void overwritesNothing();
    void tellsWhereItCannotBeMade();
    void hasThirtyTwoBytes_data();
    void hasThirtyTwoBytes();
    void isOfItsOwnerAlone_data();
    void isOfItsOwnerAlone();
    void isNeitherALinkNorAPipeNorAFolder();
    void mayBeReadOnly();
    void isSomewhere();

private:
    QString file() const { return m_folder.filePath(u"key"_s); }
    bool write(const QByteArray &bytes, QFile::Permissions permissions) const
    {
        QFile made(file());
        return made.open(QIODevice::WriteOnly) && made.write(bytes) == bytes.size() && made.setPermissions(permissions);
    }
    base::Rule ruleOf(const QString &name) const
    {
        const auto key = readKeyFile(name);
        return key ? base::Rule() : key.error().rule;
    }

    support::QuickFolder m_folder;
};

namespace {

constexpr QFile::Permissions OfOwner = QFile::ReadOwner | QFile::WriteOwner;

} // namespace

void tst_KeyFile::isMadeForItsOwnerAlone()
{
    const QString made = m_folder.filePath(u"made"_s);
    QVERIFY(makeKeyFile(made));
    QCOMPARE(QFileInfo(made).size(), 32);
#if defined(Q_OS_UNIX)
    struct stat found = {};
    QCOMPARE(::stat(qPrintable(made), &found), 0);
    QCOMPARE(found.st_mode & 07777, 0600u);
#endif
    const auto key = readKeyFile(made);
    QVERIFY(key && key->isLasting && key->mustFit);
    const QString other = m_folder.filePath(u"other"_s);
    QVERIFY(makeKeyFile(other));
    QVERIFY(readKeyFile(other)->bytes != key->bytes);
}

void tst_KeyFile::overwritesNothing()
{
    QVERIFY(write("something", OfOwner));
    QCOMPARE(makeKeyFile(file()).error().rule, base::Rules::StoreKeyExists);
#if defined(Q_OS_UNIX)
    const QString link = m_folder.filePath(u"dangling"_s);
    QVERIFY(QFile::link(m_folder.filePath(u"nowhere"_s), link));
    QVERIFY(!makeKeyFile(link));
    QVERIFY(!QFile::exists(m_folder.filePath(u"nowhere"_s)));
#endif
    QFile kept(file());
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("something"));
}

void tst_KeyFile::tellsWhereItCannotBeMade()
{
    const auto made = makeKeyFile(m_folder.filePath(u"no folder/key"_s));
    QVERIFY(!made && !made.error().detail.isEmpty());
    QCOMPARE(made.error().rule, base::Rules::StoreKeyUnwritten);
    QCOMPARE(made.error().kind, base::ErrorKind::Secret);
}

void tst_KeyFile::hasThirtyTwoBytes_data()
{
    QTest::addColumn<int>("bytes");
    QTest::addColumn<bool>("isKey");
    for (const int bytes : {0, 31, 33, 64, 65, 1'000'000})
        QTest::addRow("%d", bytes) << bytes << false;
    QTest::addRow("32") << 32 << true;
}

void tst_KeyFile::hasThirtyTwoBytes()
{
    QFETCH(const int, bytes);
    QVERIFY(write(QByteArray(bytes, 'k'), OfOwner));
    QTEST(readKeyFile(file()).isOk(), "isKey");
    if (bytes != 32)
        QCOMPARE(ruleOf(file()), base::Rules::StoreKeySize);
}

void tst_KeyFile::isOfItsOwnerAlone_data()
{
    QTest::addColumn<int>("permission");
    for (const QFile::Permission permission :
         {QFile::ReadGroup, QFile::WriteGroup, QFile::ExeGroup, QFile::ReadOther, QFile::WriteOther, QFile::ExeOther})
        QTest::addRow("%x", permission) << int(permission);
}

void tst_KeyFile::isOfItsOwnerAlone()
{
#if defined(Q_OS_WIN)
    QSKIP("Windows has no such permissions");
#endif
    QFETCH(const int, permission);
    QVERIFY(write(QByteArray(32, 'k'), OfOwner | QFile::Permission(permission)));
    QCOMPARE(ruleOf(file()), base::Rules::StoreKeyOpen);
}

/// Nothing is waited for: a pipe that nobody writes into would never answer.
void tst_KeyFile::isNeitherALinkNorAPipeNorAFolder()
{
    QVERIFY(write(QByteArray(32, 'k'), OfOwner));
    QCOMPARE(ruleOf(m_folder.path()), base::Rules::StoreKeyNotAFile);
#if defined(Q_OS_UNIX)
    const QString link = m_folder.filePath(u"link"_s);
    QVERIFY(QFile::link(file(), link));
    QCOMPARE(ruleOf(link), base::Rules::StoreKeyLink);
    const QString pipe = m_folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QCOMPARE(ruleOf(pipe), base::Rules::StoreKeyNotAFile);
    QCOMPARE(ruleOf(u"/dev/zero"_s), base::Rules::StoreKeyNotAFile);
#endif
}

void tst_KeyFile::mayBeReadOnly()
{
    QVERIFY(write(QByteArray(32, 'k'), QFile::ReadOwner));
    QVERIFY(readKeyFile(file()));
    QVERIFY(QFile::setPermissions(file(), OfOwner));
}

void tst_KeyFile::isSomewhere()
{
    const auto key = readKeyFile(m_folder.filePath(u"none"_s));
    QVERIFY(!key);
    QCOMPARE(key.error().rule, base::Rules::StoreKeyUnreadable);
    QCOMPARE(key.error().subject, m_folder.filePath(u"none"_s));
}

RUNLATCH_TEST(tst_KeyFile)
#include "tst_keyfile.moc"
