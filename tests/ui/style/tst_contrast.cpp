// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "ui/style/tokens.h"

#include <QPalette>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;

Q_DECLARE_METATYPE(runlatch::ui::Tokens)

/// Both themes have enough contrast, computed again from the colors (WCAG 2: 4.5 for text, 3 for anything else).
class tst_Contrast : public QObject
{
    Q_OBJECT

private slots:
    void knownRatios()
    {
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QCOMPARE(qRound(contrast(Qt::black, Qt::white)), 21);
        QCOMPARE(contrast(QColor(0x777777), Qt::white), contrast(Qt::white, QColor(0x777777)));
        QVERIFY(qAbs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
    }

    void textOnGrounds_data() { themes(); }
    void textOnGrounds()
    {
        QFETCH(Tokens, tokens);
        for (const Token ground : {Token::Base, Token::Window, Token::Side, Token::Alternate, Token::Hover, Token::Code,
                                   Token::Selection, Token::InactiveSelection, Token::Button, Token::Thumb}) {
            legible(tokens.color(Token::Text), tokens.color(ground));
            if (ground != Token::Thumb && ground != Token::InactiveSelection)
                legible(tokens.color(Token::Muted), tokens.color(ground));
        }
        for (const Token ground : {Token::Base, Token::Window, Token::Code})
            legible(tokens.color(Token::Link), tokens.color(ground));
        legible(tokens.color(Token::OnAccent), tokens.color(Token::Accent));
        legible(tokens.color(Token::OnAccent), tokens.color(Token::Danger));
    }

    void tones_data() { themes(); }
    void tones()
    {
        QFETCH(Tokens, tokens);
        for (const Tone tone : {Tone::None, Tone::Info, Tone::Warning, Tone::Error, Tone::Success}) {
            const QColor text = tokens.toneText(tone);
            for (const QColor &ground :
                 {tokens.toneFill(tone), tokens.color(Token::Base), tokens.color(Token::Selection)})
                legible(text, ground);
            legible(tokens.color(Token::Link), tokens.toneFill(tone));
            legible(tokens.color(Token::Text), tokens.toneFill(tone));
        }
    }

    void lines_data() { themes(); }
    void lines()
    {
        QFETCH(Tokens, tokens);
        const QColor base = tokens.color(Token::Base);
        QVERIFY(contrast(tokens.color(Token::FieldBorder), base) >= 3);
        for (const Token ground : {Token::Base, Token::Window, Token::Side, Token::Selection})
            QVERIFY(contrast(tokens.color(Token::Focus), tokens.color(ground)) >= 3);
    }

    void published_data()
    {
        QTest::addColumn<QColor>("text");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("ratio");
        const Tokens light = Tokens::light();
        const Tokens dark = Tokens::dark();
        const auto row = [](const char *name, const QColor &text, const QColor &ground, double ratio) {
            QTest::newRow(name) << text << ground << ratio;
        };
        row("text, light", light.color(Token::Text), light.color(Token::Base), 16.2);
        row("text, dark", dark.color(Token::Text), dark.color(Token::Base), 13.3);
        row("muted on selection, light", light.color(Token::Muted), light.color(Token::Selection), 4.9);
        row("muted on selection, dark", dark.color(Token::Muted), dark.color(Token::Selection), 5.3);
        row("warning, light", light.toneText(Tone::Warning), light.toneFill(Tone::Warning), 6.9);
        row("error, dark", dark.toneText(Tone::Error), dark.toneFill(Tone::Error), 7.6);
        row("field border, light", light.color(Token::FieldBorder), light.color(Token::Base), 3.07);
    }
    void published()
    {
        QFETCH(QColor, text);
        QFETCH(QColor, ground);
        QFETCH(double, ratio);
        QVERIFY2(qAbs(contrast(text, ground) - ratio) < 0.06, qPrintable(QString::number(contrast(text, ground))));
    }

    void highContrastUsesTheSystemsColors()
    {
        QPalette system(Qt::white, Qt::black, Qt::white, Qt::black, Qt::black, Qt::white, Qt::black);
        const Tokens tokens = Tokens::highContrast(system);
        QCOMPARE(tokens.color(Token::Muted), QColor(Qt::white));
        QCOMPARE(tokens.toneText(Tone::Error), QColor(Qt::white));
        QCOMPARE(tokens.toneFill(Tone::Error), QColor(Qt::black));
    }

private:
    static void themes()
    {
        QTest::addColumn<Tokens>("tokens");
        QTest::newRow("light") << Tokens::light();
        QTest::newRow("dark") << Tokens::dark();
    }

    static void legible(const QColor &text, const QColor &ground)
    {
        const double ratio = contrast(text, ground);
        QVERIFY2(ratio >= 4.5, qPrintable(u"%1 on %2: %3"_s.arg(text.name(), ground.name()).arg(ratio)));
    }
};

RUNLATCH_TEST(tst_Contrast)
#include "tst_contrast.moc"
