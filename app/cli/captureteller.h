// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/capturereport.h"
#include "store/capturestore.h"

#include <QList>
#include <QObject>

namespace runlatch::cli {

/// Tells what `inspect` received, in its order: before a capture whose bytes are told, or that has findings, they are
/// read back from the store. One that is not on disk is told without them.
class CaptureTeller final : public QObject
{
    Q_OBJECT
public:
    /// `output` must outlive this.
    explicit CaptureTeller(Output &output, QObject *parent = nullptr)
        : QObject(parent)
        , m_report(output)
    {
    }

    void setTellsBodies(bool tells) { m_tellsBodies = tells; }
    /// `store` has to live as long as rows are taken; they are its own.
    void setStore(store::CaptureStore &store) { m_store = &store; }
    void take(const store::CaptureRow &row);
    bool isIdle() const { return m_waiting.isEmpty(); }

signals:
    void told(const runlatch::store::CaptureRow &row);

private:
    void tellNext();
    void tell(const std::optional<QByteArray> &body);
    bool needsBody(const store::CaptureRow &row) const;

    CaptureReport m_report;
    store::CaptureStore *m_store = nullptr;
    QList<store::CaptureRow> m_waiting; ///< the first one's bytes are being read
    bool m_tellsBodies = false;
};

} // namespace runlatch::cli
