// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sql/connection.h"

#include <libpq-fe.h>

#include <memory>

namespace runlatch::store {

struct ClearResult
{
    void operator()(PGresult *result) const { PQclear(result); }
};
using ServerResult = std::unique_ptr<PGresult, ClearResult>;

/// The rows of a result in the binary format, all of which are here already.
class ServerCursor final : public Cursor
{
public:
    ServerCursor(const Connection &connection, ServerResult result);

    bool next() override;
    base::Done done() const override;
    void end() override { m_result.reset(); }

    qint64 number(int column) const override; ///< of bigint, integer, smallint and boolean
    QString text(int column) const override;
    QByteArray bytes(int column) const override;
    bool isNull(int column) const override;

private:
    QByteArrayView value(int column) const;

    const Connection &m_connection;
    ServerResult m_result;
    int m_row = -1;
    mutable qint64 m_textBytes = 0;
};

} // namespace runlatch::store
