// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "ui/style/iconcache.h"

#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;

/// Every icon named in the sources exists, every existing icon is named, and each can be drawn.
class tst_Icons : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QDir root(QStringLiteral(RUNLATCH_TEST_DATA) + u"/../.."_s);
        for (const QString &file : QDir(root.filePath(u"resources/icons"_s)).entryList({u"*.svg"_s}, QDir::Files))
            m_files.insert(file.chopped(4));
        QVERIFY(!m_files.isEmpty());
        for (const QString &folder : {u"ui"_s, u"app"_s, u"src/models"_s}) { // models name icons too
            QDirIterator files(root.filePath(folder), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext())
                m_sources += QString::fromUtf8(read(files.next()));
        }
    }

    void noneIsMissing()
    {
        // Names in a call for an icon, or after the tone of a badge.
        static const QRegularExpression calls(
            u"(?:[iI]con\\w*\\(|Icon\\w*\\([^;]{0,60}?, |Tone::\\w+, |makeButton\\([^;]*?)"
            "u\"([a-z0-9]+(?:-[a-z0-9]+)*)\"_s"_s);
        QSet<QString> missing;
        for (auto match = calls.globalMatch(m_sources); match.hasNext();) {
            const QString name = match.next().captured(1);
            if (!m_files.contains(name))
                missing.insert(name);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(u"missing: "_s + QStringList(missing.values()).join(u", "_s)));
    }

    void noneIsUnused()
    {
        QStringList unused;
        for (const QString &name : m_files) {
            if (!m_sources.contains(u'"' + name + u'"'))
                unused << name;
        }
        unused.sort();
        QVERIFY2(unused.isEmpty(), qPrintable(u"unused: "_s + unused.join(u", "_s)));
    }

    void canBeDrawn_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : m_files)
            QTest::newRow(qPrintable(name)) << name;
    }
    void canBeDrawn()
    {
        QFETCH(QString, name);
        QFile file(u":/runlatch/icons/"_s + name + u".svg"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        QVERIFY(svg.contains("SPDX-License-Identifier: Apache-2.0"));
        QVERIFY(svg.contains("stroke=\"currentColor\"") && svg.contains("stroke-width=\"2\"")
                && svg.contains("fill=\"none\""));
        IconCache icons;
        for (const int size : {14, 16, 24, 32}) {
            const QImage image = icons.pixmap(name, Qt::red, size, 2).toImage();
            QCOMPARE(image.size(), QSize(2 * size, 2 * size));
            QVERIFY(drawnPixels(image) > 2 * size);
        }
    }

    void unknownNameWarns()
    {
        QTest::ignoreMessage(QtWarningMsg, "There is no icon \"no-such-icon\"");
        IconCache icons;
        QVERIFY(icons.pixmap(u"no-such-icon"_s, Qt::red, 16, 1).isNull());
    }

    void arrowsAreMirroredWhereReadingGoesLeft()
    {
        const auto draw = [](const QString &name) { return IconCache().pixmap(name, Qt::red, 24, 1).toImage(); };
        const QImage right = draw(u"chevron-right"_s);
        const QImage check = draw(u"circle-check"_s);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(draw(u"chevron-right"_s), right.mirrored(true, false));
        QCOMPARE(draw(u"circle-check"_s), check);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

private:
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Pixels in the requested color.
    static int drawnPixels(const QImage &image)
    {
        int drawn = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                drawn +=
                    qAlpha(image.pixel(x, y)) > 128 && qRed(image.pixel(x, y)) > 200 && qBlue(image.pixel(x, y)) == 0;
        }
        return drawn;
    }

    QSet<QString> m_files;
    QString m_sources;
};

RUNLATCH_WINDOW_TEST(tst_Icons)
#include "tst_icons.moc"
