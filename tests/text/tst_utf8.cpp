// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/utf8.h"

#include "support/suite.h"

#include <QStringDecoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::text;

/// The length of a character is that of UTF-8, and 0 where none begins.
class tst_Utf8 : public QObject
{
    Q_OBJECT

private slots:
    void charactersAreThoseOfUtf8();
    void aMarkAtTheBeginningIsKept();
};

/// Two bytes exhaustively, as Qt decodes them; longer ones at the borders.
void tst_Utf8::charactersAreThoseOfUtf8()
{
    for (int pair = 0; pair < 0x10000; ++pair) {
        const char bytes[] = {static_cast<char>(pair >> 8), static_cast<char>(pair & 0xFF)};
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString decoded = decoder(QByteArrayView(bytes, 2));
        const bool isOne = !decoder.hasError() && decoded.size() == 1;
        const bool isFirstAscii = (pair >> 8) < 0x80;
        QCOMPARE(utf8Length(QByteArrayView(bytes, 2), 0), isFirstAscii ? 1 : isOne ? 2 : 0);
    }
    for (const QByteArray good :
         {"\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"}) {
        QCOMPARE(utf8Length(good, 0), good.size());
        QCOMPARE(utf8Length(good.chopped(1), 0), 0);
    }
    for (const QByteArray bad :
         {"\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80"})
        QCOMPARE(utf8Length(bad, 0), 0);
    QCOMPARE(utf8Length("a", 1), 0);
}

void tst_Utf8::aMarkAtTheBeginningIsKept()
{
    for (const QString &text : {QString(), u"a"_s, u"\uFEFF"_s, u"\uFEFF\uFEFFa\uFEFF"_s})
        QCOMPARE(fromWholeUtf8(text.toUtf8()), text);
}

RUNLATCH_TEST(tst_Utf8)

#include "tst_utf8.moc"
