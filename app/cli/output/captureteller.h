// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/capturereport.h"
#include "inspector/consultation.h"
#include "store/capturestore.h"

#include <QList>
#include <QObject>

namespace runlatch::cli {

/// Reports what `inspect` received, in the order of arrival, one capture in a turn of the event loop: replies do not
/// wait for this. It stops while a patient standard output has lines that nobody reads. If the report needs the bytes
/// of a capture, or the capture has findings, they are read from the store first. A capture that is not on disk is
/// reported without them.
///
/// If a signature does not hold, the signature doctor looks for the cause in the pool, after the answer was sent. The
/// later captures wait for it. It does not look at bodies above MaxDiagnosed, nor while captures wait whose bodies have
/// more than MaxWaiting bytes together: the cause is then what checking alone says. A cause that it finds is kept with
/// the capture before it is reported.
class CaptureTeller final : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 MaxDiagnosed = 1024 * 1024;    ///< bytes of a body
    static constexpr qint64 MinCounted = 4096;             ///< bytes; a smaller body counts as so many
    static constexpr qint64 MaxWaiting = 8 * MaxDiagnosed; ///< a mebibyte takes about a second

    /// `output` must outlive this.
    explicit CaptureTeller(Output &output, QObject *parent = nullptr)
        : QObject(parent)
        , m_output(output)
        , m_report(output)
    {
    }

    ~CaptureTeller() override;

    /// The keys that requests should be signed with, and those that are known for something else. Of several keys each
    /// is reported by the name in its place, where it is the one that holds or that the cause concerns.
    void setKeys(const QList<QByteArray> &keys, const QStringList &names, const QList<QByteArray> &otherKeys);
    void setTellsBodies(bool tells) { m_tellsBodies = tells; }
    /// `store` must live as long as rows are taken. The rows are from this store.
    void setStore(store::CaptureStore &store) { m_store = &store; }
    void take(const store::CaptureRow &row);
    void goOn(); ///< call when standard output is idle, or not patient any more
    /// The program ends soon. No signature is looked into from now on, and for `isBrief` no bytes are read: captures
    /// are then reported without body and findings, whose number is known.
    void hurry(bool isBrief);
    bool isIdle() const { return m_waiting.isEmpty(); }

signals:
    void told(const runlatch::store::CaptureRow &row);

private:
    enum class Pace { Usual, Hurried, Brief };

    void tellNext();
    void tellLoaded(const base::Result<store::Capture> &capture);
    QString holdingKey(const store::Capture &capture) const;
    void tell(const std::optional<store::Capture> &capture, const QString &key = {});
    bool needsBody(const store::CaptureRow &row) const;
    bool needsDiagnosis(const store::CaptureRow &row) const;
    bool needsKey(const store::CaptureRow &row) const;
    void cancelDiagnosis();

    Output &m_output;
    CaptureReport m_report;
    store::CaptureStore *m_store = nullptr;
    QList<signature::NamedKey> m_keys;
    QList<signature::NamedKey> m_otherKeys;
    inspector::Cancellation m_diagnosis; ///< of the last one; null before the first
    QList<store::CaptureRow> m_waiting;  ///< the rows to report
    bool m_isBusy = false;               ///< the first one is being looked at
    qint64 m_waitingBytes = 0;           ///< of the bodies of these rows
    bool m_tellsBodies = false;
    Pace m_pace = Pace::Usual;
};

} // namespace runlatch::cli
