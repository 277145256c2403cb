// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/bytes/bytesexcerpt.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/labels/label.h"

#include <QPainter>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

using text::ByteExcerpt;

constexpr int ExcerptOffsetDigits = 8;
constexpr int ExcerptFirstColumn = ExcerptOffsetDigits + 2; // where the digits of the first byte begin
constexpr int ExcerptByteColumns = 3;                       // two digits and a space
constexpr int ExcerptTextColumn = ExcerptFirstColumn + ExcerptByteColumns * int(ByteExcerpt::RowBytes) + 1;

int columnOf(qsizetype byteOfRow)
{
    return ExcerptFirstColumn + ExcerptByteColumns * static_cast<int>(byteOfRow);
}

QString excerptRow(qint64 offset, const QByteArray &bytes)
{
    QString row = QString::number(offset, 16).rightJustified(ExcerptOffsetDigits, u'0') + u"  "_s
        + QString::fromLatin1(bytes.toHex(' '));
    row = row.leftJustified(ExcerptTextColumn, u' ');
    for (const char byte : bytes)
        row += byte >= 0x20 && byte < 0x7f ? QChar(QLatin1Char(byte)) : QChar(u'.');
    return row;
}

/// One box a row, around the digits of the marked bytes.
QList<CodeView::Box> boxesOf(const ByteExcerpt &excerpt)
{
    QList<CodeView::Box> boxes;
    int position = 0;
    for (qsizetype row = 0; row < excerpt.bytes.size(); row += ByteExcerpt::RowBytes) {
        const QByteArray bytes = excerpt.bytes.mid(row, ByteExcerpt::RowBytes);
        const qint64 begin = std::max<qint64>(0, excerpt.marked - excerpt.offset - row);
        const qint64 end = std::min<qint64>(bytes.size(), excerpt.marked + excerpt.length - excerpt.offset - row);
        if (begin < end)
            boxes.append({position + columnOf(begin), columnOf(end) - columnOf(begin) - 1});
        position += ExcerptTextColumn + static_cast<int>(bytes.size()) + 1;
    }
    return boxes;
}

} // namespace

BytesExcerpt::BytesExcerpt(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_rows(new CodeView(accessibleName))
    , m_words(new Label)
{
    const int u = Theme::of(this).u();
    setLayoutDirection(Qt::LeftToRight); // the arrow of the words is below a byte
    m_words->setTone(Tone::Error);
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rows->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const int margin = static_cast<int>(m_rows->document()->documentMargin());
    m_rows->setMinimumWidth(
        Theme::of(this).width(QString(ExcerptTextColumn + int(ByteExcerpt::RowBytes), u'0'), TextStyle::Mono)
        + 2 * margin + u);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 2 * u);
    column->setSpacing(0);
    column->addWidget(m_rows);
    column->addWidget(m_words);
}

QString BytesExcerpt::rowsOf(const ByteExcerpt &excerpt)
{
    QStringList rows;
    for (qsizetype row = 0; row < excerpt.bytes.size(); row += ByteExcerpt::RowBytes)
        rows.append(excerptRow(excerpt.offset + row, excerpt.bytes.mid(row, ByteExcerpt::RowBytes)));
    return rows.join(u'\n');
}

void BytesExcerpt::setExcerpt(const ByteExcerpt &excerpt, const QString &words)
{
    m_rows->setPlainText(rowsOf(excerpt));
    m_rows->setBoxes(boxesOf(excerpt));
    m_rows->setFixedHeight(m_rows->heightOf(m_rows->blockCount()));
    const qint64 last = excerpt.marked + std::max<qint64>(1, excerpt.length) - 1;
    const bool isInOneRow = excerpt.marked / ByteExcerpt::RowBytes == last / ByteExcerpt::RowBytes;
    placeWords(isInOneRow ? static_cast<int>(excerpt.marked % ByteExcerpt::RowBytes) : 0, words);
}

/// The arrow is under the first byte in the box of the last row.
void BytesExcerpt::placeWords(int column, const QString &words)
{
    const int margin = static_cast<int>(m_rows->document()->documentMargin());
    const int left = margin + Theme::of(this).width(QString(columnOf(column), u'0'), TextStyle::Mono);
    m_words->setText(u"\u2191 "_s + words);
    m_words->setContentsMargins(left, 0, margin, 0);
}

void BytesExcerpt::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    style::paintBox(&painter, rect(), theme.color(Token::Code), QColor(), theme.u());
}

} // namespace runlatch::ui
