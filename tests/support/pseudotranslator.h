// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QTranslator>

namespace runlatch::support {

/// Speaks a language that nobody speaks: the program's English with accents, and two fifths longer. Places (%1, %L2,
/// %n), the letter of a key (&), line breaks, tags and entities of HTML stay, and so does each form of a plural. Qt's
/// own texts stay as they are.
class PseudoTranslator final : public QTranslator
{
public:
    /// While it is installed, the application lays out in this direction.
    explicit PseudoTranslator(Qt::LayoutDirection direction = Qt::LeftToRight)
        : m_direction(direction)
    {
        if (!m_plurals.load(QStringLiteral(":/runlatch/translations/runlatch_en.qm")))
            qWarning("no plurals"); // installTranslations() has the resources
    }

    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char *disambiguation = nullptr,
                      int n = -1) const override
    {
        if (qstrcmp(source, "QT_LAYOUT_DIRECTION") == 0)
            return m_direction == Qt::RightToLeft ? QStringLiteral("RTL") : QStringLiteral("LTR");
        if (qstrncmp(context, "runlatch", 8) != 0)
            return {};
        const QString plural = m_plurals.translate(context, source, disambiguation, n);
        return lengthened(plural.isEmpty() ? QString::fromUtf8(source) : plural);
    }

    static QString lengthened(const QString &text)
    {
        QString longer;
        qsizetype missing = (2 * text.size() + 4) / 5;
        for (qsizetype at = 0; at < text.size();) {
            const qsizetype kept = keptAt(text, at);
            const QChar letter = text[at];
            if (kept > 0) {
                longer += text.mid(at, kept);
                at += kept;
                continue;
            }
            longer += accented(letter);
            if (missing > 0 && accented(letter) != letter) {
                longer += accented(letter);
                --missing;
            }
            ++at;
        }
        return longer + QString(missing, u'\u00f8');
    }

private:
    /// How many characters from `at` are no text.
    static qsizetype keptAt(const QString &text, qsizetype at)
    {
        const QChar first = text[at];
        const QChar second = at + 1 < text.size() ? text[at + 1] : QChar();
        if (first == u'%')
            return second == u'L' ? 3 : 2;
        if (first == u'&') {
            const qsizetype end = text.indexOf(u';', at);
            return end > at && end - at <= 6 && !text.mid(at, end - at).contains(u' ') ? end - at + 1 : 2;
        }
        if (first == u'<' && (second.isLetter() || second == u'/')) {
            const qsizetype end = text.indexOf(u'>', at);
            return end < 0 ? 1 : end - at + 1;
        }
        return first == u'\n' ? 1 : 0;
    }
    static QChar accented(QChar letter)
    {
        static constexpr QStringView Plain = u"aeiouyAEIOUY";
        static constexpr QStringView Accented =
            u"\u00e5\u00e9\u00ee\u00f8\u00fc\u00fd\u00c5\u00c9\u00ce\u00d8\u00dc\u00dd";
        const qsizetype place = Plain.indexOf(letter);
        return place < 0 ? letter : Accented[place];
    }

    const Qt::LayoutDirection m_direction;
    QTranslator m_plurals; ///< of English
};

} // namespace runlatch::support
