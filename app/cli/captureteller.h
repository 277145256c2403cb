// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/capturereport.h"
#include "store/capturestore.h"

#include <QList>
#include <QObject>

namespace runlatch::cli {

/// Reports what `inspect` received, in the order of arrival. If the report needs the bytes of a capture, or the capture
/// has findings, they are read from the store first. A capture that is not on disk is reported without them.
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
    /// `store` must live as long as rows are taken. The rows are from this store.
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
    QList<store::CaptureRow> m_waiting; ///< the rows to report; the bytes of the first one are being read
    bool m_tellsBodies = false;
};

} // namespace runlatch::cli
