// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "base/rules.h"
#include "interchange/unpackedinput.h"
#include "support/packed.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// A file that gzip packed is read as the one that it was, and no packed file takes more than its bounds.
class tst_PackedFiles : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void itIsReadAsWhatItWas_data();
    void itIsReadAsWhatItWas();
    void severalMembersAreOneText();
    void aDamagedOneIsTold_data();
    void aDamagedOneIsTold();
    void aGigabyteOfBlanksIsGivenUp();
};

namespace {

QByteArray gzipped(const QByteArray &bytes)
{
    return support::packed(bytes, support::Frame::Gzip);
}

/// All that comes of a file, with the fault behind it.
std::pair<QByteArray, base::Rule> unpackedFile(const QString &name, qint64 most = UnpackedInput::MaxUnpackedBytes)
{
    UnpackedInput input(name, most);
    QByteArray bytes;
    if (!input.open())
        return {};
    while (!input.isAtEnd())
        bytes += input.read();
    return {bytes, input.fault()};
}

} // namespace

void tst_PackedFiles::itIsReadAsWhatItWas_data()
{
    QTest::addColumn<Format>("format");
    QTest::newRow("HAR") << Format::Har;
    QTest::newRow("JSON Lines") << Format::JsonLines;
    QTest::newRow("curl") << Format::Curl;
}

void tst_PackedFiles::itIsReadAsWhatItWas()
{
    QFETCH(const Format, format);
    const auto first = newStore();
    const auto second = newStore();
    for (int i = 0; i < 3; ++i)
        QVERIFY(append(*first, received(secretHead(), secretBody() + QByteArray(i, ' '), m_clock.utc())));
    QVERIFY(exported(*first, {format, path(u"plain"_s)}));
    const auto read = imported(*second, {written(u"packed"_s, gzipped(contents(path(u"plain"_s))))});
    QVERIFY(read);
    QCOMPARE(read->captures, 3);
    QCOMPARE(read->faulty, 0);
}

void tst_PackedFiles::severalMembersAreOneText()
{
    const QByteArray large = QByteArray("0123456789").repeated(InputFile::PieceBytes / 3);
    const QByteArray packed = gzipped("a") + gzipped({}) + gzipped(large) + "padding";
    QCOMPARE(unpackedFile(written(u"members"_s, packed)), std::pair("a" + large, base::Rule()));
    QCOMPARE(unpackedFile(written(u"plain"_s, "\x1f")), std::pair(QByteArray("\x1f"), base::Rule()));
    QCOMPARE(unpackedFile(written(u"nothing"_s, {})), std::pair(QByteArray(), base::Rule()));
}

void tst_PackedFiles::aDamagedOneIsTold_data()
{
    QTest::addColumn<QByteArray>("packed");
    const QByteArray packed = gzipped(QByteArray("{\"log\":{\"entries\":[]}}"));
    QByteArray changed = packed;
    changed[packed.size() - 6] = static_cast<char>(changed[packed.size() - 6] ^ 1); // of the checksum
    QTest::newRow("cut") << packed.chopped(12);
    QTest::newRow("without its end") << packed.chopped(4);
    QTest::newRow("its mark alone") << packed.first(2);
    QTest::newRow("another checksum") << changed;
    QTest::newRow("no gzip behind the mark") << QByteArray("\x1f\x8b is not gzip");
}

void tst_PackedFiles::aDamagedOneIsTold()
{
    QFETCH(const QByteArray, packed);
    qint64 captures = -1;
    QCOMPARE(faultsOf(u"packed"_s, packed, &captures), QStringList{u"0 import.packed"_s});
    QCOMPARE(captures, 0);
}

void tst_PackedFiles::aGigabyteOfBlanksIsGivenUp()
{
    constexpr qint64 most = 4LL * 1024 * 1024;
    const QString name = written(u"blanks"_s, gzipped(QByteArray(2 * most, ' ')));
    const auto [bytes, fault] = unpackedFile(name, most);
    QCOMPARE(fault, base::Rules::ImportUnpackedSize);
    QVERIFY(bytes.size() <= most + InputFile::PieceBytes);
}

RUNLATCH_TEST(tst_PackedFiles)

} // namespace runlatch::interchange

#include "tst_packedfiles.moc"
