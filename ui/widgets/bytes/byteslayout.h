// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/textrows.h"
#include "text/visiblecharacter.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

namespace runlatch::ui {

/// Bytes in rows of a fixed font, of which only those that are asked for are made.
class BytesLayout
{
public:
    /// The drawn text for some bytes. In hexadecimal two cells stand for the same byte.
    struct Cell
    {
        qsizetype offset = 0;
        qsizetype length = 1;
        int column = 0;
        int columns = 1;
        QString text;
        text::VisibleCharacter::Kind kind = text::VisibleCharacter::Kind::Text;
    };
    struct Row
    {
        qsizetype offset = 0;
        qsizetype end = 0;
        QString margin; ///< the line's number, or the row's offset
        QList<Cell> cells;
    };

    explicit BytesLayout(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {
    }
    virtual ~BytesLayout() = default;

    virtual qsizetype rowCount() const = 0; ///< at least one
    virtual qsizetype rowOf(qsizetype offset) const = 0;
    virtual QList<Row> rows(qsizetype first, qsizetype most) const = 0;

protected:
    const QByteArray m_bytes;
};

/// Lines as text, cut into rows.
class TextBytesLayout final : public BytesLayout
{
public:
    TextBytesLayout(QByteArray bytes, std::shared_ptr<const text::TextRows> rows);

    qsizetype rowCount() const override { return m_rows->count(); }
    qsizetype rowOf(qsizetype offset) const override { return m_rows->rowOf(m_bytes, offset); }
    QList<Row> rows(qsizetype first, qsizetype most) const override;

private:
    const std::shared_ptr<const text::TextRows> m_rows;
};

/// Sixteen bytes a row, as hexadecimal digits and as ASCII.
class HexBytesLayout final : public BytesLayout
{
public:
    static constexpr qsizetype RowBytes = 16;

    using BytesLayout::BytesLayout;

    qsizetype rowCount() const override { return m_bytes.size() / RowBytes + 1; }
    qsizetype rowOf(qsizetype offset) const override { return offset / RowBytes; }
    QList<Row> rows(qsizetype first, qsizetype most) const override;
};

} // namespace runlatch::ui
